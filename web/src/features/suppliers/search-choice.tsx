import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { urls } from '../../lib/urls.ts'
import { Dialog } from '../../ui/dialog.tsx'

type SearchChoiceProps = { opened: boolean; onClose(): void; onSearch(): void }

/** An attendant or the conventional search? */
export function SearchChoice({ opened, onClose, onSearch }: SearchChoiceProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('suppliers.searchSuppliers')}
      closeLabel={t('common.close')}
    >
      <Stack gap="lg">
        <Text>{t('suppliers.choiceQuestion')}</Text>
        <Stack gap="sm">
          <Button onClick={onSearch} data-autofocus>
            {t('suppliers.choiceSearch')}
          </Button>
          <Button component={Link} to={urls.chat} variant="default">
            {t('suppliers.choiceAttendant')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  )
}
