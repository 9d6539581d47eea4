import { Button, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { Dialog } from '../../ui/dialog.tsx'

type SearchChoiceProps = { opened: boolean; onClose(): void; onSearch(): void }

/** An attendant or the conventional search? */
export function SearchChoice({ opened, onClose, onSearch }: SearchChoiceProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.suppliers_searchSuppliers()}>
      <Stack gap="lg">
        <Text>{m.suppliers_choiceQuestion()}</Text>
        <Stack gap="sm">
          <Button onClick={onSearch} data-autofocus>
            {m.suppliers_choiceSearch()}
          </Button>
          <Button component={Link} to={urls.chat} variant="default">
            {m.suppliers_choiceAttendant()}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}
