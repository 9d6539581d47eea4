import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconLock } from '@tabler/icons-react'
import { shownComplement } from 'contract/rules/complement'
import { type ReactNode, useEffect, useRef } from 'react'
import { m } from '#texts/messages.js'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import classes from './profiles.module.css'

type SectionProps = { title: string; text?: string; children: ReactNode }

export function FormSection({ title, text, children }: SectionProps) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h3" mb={text ? 4 : 'md'}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" size="sm" mb="md">
          {text}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="md">
        {children}
      </SimpleGrid>
    </Card>
  )
}

/** What takes the whole width of a section. */
export const Wide = ({ children }: { children: ReactNode }) => (
  <div className={classes.wide}>{children}</div>
)

/** A part of the address, as people read it. */
export const shownAddress = <Part extends string>(
  address: Record<Part, string | null>,
  part: Part,
): string => (part === 'complemento' ? shownComplement(address[part] ?? '') : (address[part] ?? ''))

type ReadOnlyProps = { label: string; value: string | null }

/** Shown, reachable by keyboard, and visibly not to be changed. */
export const ReadOnlyField = ({ label, value }: ReadOnlyProps) => (
  <TextInput
    label={label}
    value={value || '—'}
    readOnly
    rightSection={<IconLock size={16} aria-hidden />}
    rightSectionPointerEvents="none"
  />
)

type SaveBarProps = { dirty: boolean; busy: boolean; onDiscard(): void }

export function SaveBar({ dirty, busy, onDiscard }: SaveBarProps) {
  return (
    <Group className={classes.saveBar} justify="space-between">
      <Text size="sm" c="dimmed" aria-live="polite">
        {dirty ? m.profiles_unsaved() : ''}
      </Text>
      <Group gap="sm">
        {dirty && (
          <Button variant="default" onClick={onDiscard} disabled={busy}>
            {m.profiles_discard()}
          </Button>
        )}
        <Button type="submit" color="coral" loading={busy}>
          {m.profiles_save()}
        </Button>
      </Group>
    </Group>
  )
}

/** Somebody saved in the meantime: nothing is overwritten, and the person decides. */
export function ChangedElsewhere({ onReload }: { onReload(): void }) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed may be far below.
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Alert ref={box} color="orange" role="alert" title={m.profiles_changedTitle()}>
      <Stack gap="sm" align="flex-start">
        <Text>{m.profiles_changedText()}</Text>
        <Button variant="default" size="sm" onClick={onReload}>
          {m.profiles_loadCurrent()}
        </Button>
      </Stack>
    </Alert>
  )
}

export function UnsavedGuard({ active }: { active: boolean }) {
  return (
    <LeaveGuard
      active={active}
      title={m.profiles_leaveTitle()}
      text={m.profiles_leaveText()}
      stay={m.profiles_stay()}
      leave={m.profiles_leave()}
    />
  )
}
