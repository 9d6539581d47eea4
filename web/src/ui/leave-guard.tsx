import { Button, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Dialog } from './dialog.tsx'
import { DialogActions } from './dialog-form.tsx'

type LeaveGuardProps = {
  active: boolean
  title: string
  text: string
  stay: string
  leave: string
}

/** Asks before unsaved changes are lost: inside the product with a dialog, outside with the browser's. */
export function LeaveGuard({ active, title, text, stay, leave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
  const waiting = blocker.state === 'blocked'
  return (
    <Dialog
      opened={waiting}
      onClose={() => waiting && blocker.reset()}
      title={title}
      closeLabel={stay}
    >
      <Text mb="md">{text}</Text>
      <DialogActions onClose={() => waiting && blocker.proceed()} closeLabel={leave}>
        <Button data-autofocus onClick={() => waiting && blocker.reset()}>
          {stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
