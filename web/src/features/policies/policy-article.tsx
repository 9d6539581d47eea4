import { Anchor, Container, List, Stack, Table, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import type { PolicyTable as TableText, PolicyText } from './texts.pt.ts'

export function PolicyArticle({ policy }: { policy: PolicyText }) {
  const updated = new Intl.DateTimeFormat(getLocale() === 'en' ? 'en' : 'pt-BR', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(policy.updatedAt))
  return (
    <Container component="article" size="sm" py="2xl">
      <Stack gap="xl">
        <Stack gap="xs">
          <Title order={1}>{policy.title}</Title>
          <Text size="lg" c="dimmed">
            {policy.summary}
          </Text>
          <Text size="sm" c="dimmed">
            {m.policies_updated({ date: updated })}
          </Text>
        </Stack>
        {policy.sections.map(({ heading, body }) => (
          <Stack key={heading} component="section" gap="sm">
            <Title order={2} size="h3">
              {heading}
            </Title>
            {body.map((part, index) => (
              <PolicyPart key={index} part={part} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Container>
  )
}

function PolicyPart({ part }: { part: PolicyText['sections'][number]['body'][number] }) {
  if (typeof part === 'string') return <Text>{part}</Text>
  if ('to' in part) {
    return (
      <Anchor component={Link} to={part.to} fw={600}>
        {part.label}
      </Anchor>
    )
  }
  if ('rows' in part) return <PolicyTable table={part} />
  return (
    <List spacing="xs">
      {part.map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List>
  )
}

/** On a phone it scrolls by itself; nothing else on the page moves sideways. */
function PolicyTable({ table: { rows } }: { table: TableText }) {
  const [headings = [], ...lines] = rows
  return (
    <Table.ScrollContainer minWidth={520} tabIndex={0}>
      <Table verticalSpacing="sm" striped withTableBorder>
        <Table.Thead>
          <Table.Tr>
            {headings.map((heading) => (
              <Table.Th key={heading}>{heading}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(([what, ...cells]) => (
            <Table.Tr key={what}>
              <Table.Th scope="row" fw={500}>
                {what}
              </Table.Th>
              {cells.map((cell, index) => (
                <Table.Td key={index}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
