import {
  ActionIcon,
  Avatar,
  Container,
  Group,
  Menu,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCamera, IconLogout, IconMenu2 } from '@tabler/icons-react'
import { logout } from 'contract/session'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import { PhotoEditor } from '../features/photos/photo-editor.tsx'
import { useDeskNews } from '../model/desk-news.ts'
import { useLeadNews, useNeedNews } from '../model/supplier-news.ts'
import { useErrorText } from '../lib/error-text.ts'
import { notifyProblem } from '../lib/notify.ts'
import { useCall } from '../lib/query.ts'
import { isFreePlan, ownSupplier, useSession, useSetSession } from '../model/session.ts'
import { clearEverything, writeInTab } from '../lib/storage.ts'
import { urls } from 'contract/urls'
import { Wordmark } from '../ui/brand.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { holdAgain, mayLeave } from '../ui/leave-guard.tsx'
import classes from './public-header.module.css'

/** Name, type of profile and avatar, whose menu changes the photo and logs out. */
export function AccountHeader({ onMenu }: { onMenu(): void }) {
  const isLoggedIn = useSession().user !== null
  useEffect(() => {
    if (isLoggedIn) writeInTab('loggedInHere', 'true')
  }, [isLoggedIn])
  return (
    <header className={classes.header}>
      <Container size="100%" px={{ base: 'md', md: 'lg' }}>
        <Group justify="space-between" h="var(--app-header-height)" wrap="nowrap">
          <Group gap="xs" wrap="nowrap">
            <MenuButton onMenu={onMenu} />
            <Link to={urls.home} className={classes.brand} aria-label={m.layout_homeLink()}>
              <Wordmark size={28} />
            </Link>
          </Group>
          <AvatarMenu />
        </Group>
      </Container>
    </header>
  )
}

/** On a phone the menu is closed: that somebody waits is shown on its button. */
function MenuButton({ onMenu }: { onMenu(): void }) {
  const ofAdmin = Object.values(useDeskNews()).reduce((sum, count) => sum + count, 0)
  const count = ofAdmin + useLeadNews() + useNeedNews()
  const label = count > 0 ? m.dashboard_openMenuNews({ count }) : m.layout_openMenu()
  return (
    <ActionIcon
      hiddenFrom="md"
      size={44}
      aria-label={label}
      onClick={onMenu}
      className={classes.menuButton}
    >
      <IconMenu2 />
      {count > 0 && <span className={classes.news}>{count > 99 ? '99+' : count}</span>}
    </ActionIcon>
  )
}

function AvatarMenu() {
  const session = useSession()
  const leave = useLeave()
  const [photoOpened, photo] = useDisclosure(false)
  const supplier = ownSupplier(session)
  const { user, tipo } = session
  if (!user || !tipo) return null
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <UnstyledButton>
            {/* Spoken before what is seen, so that the button is called by both. */}
            <VisuallyHidden>{m.layout_accountMenu({ name: user.nome })}</VisuallyHidden>
            <Group gap="sm" wrap="nowrap">
              <div className={classes.who}>
                <Text fw={600} size="sm" truncate>
                  {user.nome}
                </Text>
                <Text c="dimmed" size="xs">
                  {m.layout_profile({ tipo })}
                </Text>
              </div>
              <Avatar src={user.profileImage} name={user.nome} color="petrol" size={44} alt="" />
            </Group>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {supplier && !isFreePlan(session) && (
            <Menu.Item leftSection={<IconCamera size={18} />} onClick={photo.open}>
              {m.layout_changePhoto()}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout size={18} />} onClick={() => void leave()}>
            {m.layout_leave()}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {supplier && (
        <Dialog opened={photoOpened} onClose={photo.close} title={m.layout_changePhoto()}>
          <PhotoEditor
            supplier={supplier}
            nome={session.empresa?.nome_fantasia ?? user.nome}
            photo={user.profileImage}
          />
        </Dialog>
      )}
    </>
  )
}

/** 'Sair' ends the session on the server, clears both storages whole and goes to the login page. */
function useLeave(): () => Promise<void> {
  const navigate = useNavigate()
  const setSession = useSetSession()
  const end = useCall(logout)
  const { textOf } = useErrorText()
  return async () => {
    if (!(await mayLeave())) return
    end.mutate(
      {},
      {
        onSuccess(info) {
          setSession(info)
          clearEverything()
          void navigate(urls.login)
        },
        onError(error) {
          holdAgain()
          notifyProblem(textOf(error))
        },
      },
    )
  }
}
