import { Drawer, type DrawerRootProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'

type SideDrawerProps = Pick<DrawerRootProps, 'position' | 'size' | 'hiddenFrom'> & {
  opened: boolean
  onClose(): void
  title: ReactNode
  closeLabel?: string
  children: ReactNode
}

/** The shell of every drawer, as ui/dialog.tsx is of every dialog. */
export function SideDrawer({
  opened,
  onClose,
  title,
  closeLabel = m.common_close(),
  children,
  ...look
}: SideDrawerProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} {...look}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* A <header> inside a dialog would count as a second banner of the page. */}
        <Drawer.Header role="presentation">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
