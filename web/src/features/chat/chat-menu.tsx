import { Button, Menu, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconHeadset, IconTrash } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'

export type ChatMenuProps = {
  canAskForPerson: boolean
  canErase: boolean
  onPerson(): void
  onErase(): void
}

/** A person instead of the assistant, and the end of the conversation. Loads when it is opened first. */
export default function ChatMenu({ button, ...props }: ChatMenuProps & { button: ReactElement }) {
  const { t } = useTranslation()
  const [erasing, eraseDialog] = useDisclosure(false)
  return (
    <>
      <Menu position="bottom-end" width={240} defaultOpened>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconHeadset size={18} />}
            disabled={!props.canAskForPerson}
            onClick={props.onPerson}
          >
            {t('chat.person')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconTrash size={18} />}
            disabled={!props.canErase}
            onClick={eraseDialog.open}
          >
            {t('chat.erase')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Dialog
        opened={erasing}
        onClose={eraseDialog.close}
        title={t('chat.eraseTitle')}
        closeLabel={t('common.close')}
      >
        <Text mb="md">{t('chat.eraseText')}</Text>
        <DialogActions onClose={eraseDialog.close} closeLabel={t('common.close')}>
          <Button
            color="red"
            onClick={() => {
              eraseDialog.close()
              props.onErase()
            }}
          >
            {t('chat.erase')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
