import { Button, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
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

type Guard = { ask(): Promise<boolean>; hold(): void }
const guards = new Set<Guard>()

/** For 'Sair', after which there would be nothing to go back to: true when nothing is unsaved, or may be lost. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) if (!(await guard.ask())) return false
  return true
}

/** They could not leave after all. */
export function holdAgain(): void {
  for (const guard of guards) guard.hold()
}

/** Asks before unsaved changes are lost: inside the product with a dialog, outside with the browser's. */
export function LeaveGuard({ active, title, text, stay, leave }: LeaveGuardProps) {
  const released = useRef(false)
  const [asked, setAsked] = useState<{ answer(leaves: boolean): void }>()
  const blocker = useBlocker(({ currentLocation: here, nextLocation: next }) => {
    const isElsewhere = here.pathname !== next.pathname || here.search !== next.search
    return active && !released.current && isElsewhere
  })
  useEffect(() => {
    if (!active) return
    const guard: Guard = {
      ask: () => new Promise((resolve) => setAsked({ answer: resolve })),
      hold: () => (released.current = false),
    }
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [active])
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [active])
  function decide(leaves: boolean) {
    released.current = leaves && asked !== undefined
    asked?.answer(leaves)
    setAsked(undefined)
    if (blocker.state === 'blocked') (leaves ? blocker.proceed : blocker.reset)()
  }
  return (
    <Dialog
      opened={blocker.state === 'blocked' || asked !== undefined}
      onClose={() => decide(false)}
      title={title}
      closeLabel={stay}
    >
      <Text mb="md">{text}</Text>
      <DialogActions onClose={() => decide(true)} closeLabel={leave}>
        <Button data-autofocus onClick={() => decide(false)}>
          {stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
