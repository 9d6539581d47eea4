import { Anchor, Card, List, SimpleGrid, Title } from '@mantine/core'
import { keywordTopics } from 'contract/rules/keywords'
import { fold } from 'contract/rules/text'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useListUrl } from '../../lib/list-url.ts'
import { urls } from 'contract/urls'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBox } from '../../ui/filter-box.tsx'

/** The reference of keywords by topic; each leads to the directory's search for it. */
export function KeywordCards() {
  const url = useListUrl()
  const wanted = fold(url.text('busca'))
  const topics = keywordTopics
    .map(({ topic, keywords }) => ({
      topic,
      keywords: keywords.filter(
        (word) => fold(word).includes(wanted) || fold(topic).includes(wanted),
      ),
    }))
    .filter(({ keywords }) => keywords.length > 0)
  return (
    <>
      <FilterBox
        label={m.admin_keywordSearch()}
        value={url.text('busca')}
        onSearch={(text) => url.change({ busca: text })}
        mb="lg"
        maw={480}
      />
      {topics.length === 0 && <EmptyState title={m.admin_keywordNone()} />}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {topics.map(({ topic, keywords }) => (
          <Card key={topic} component="section" aria-label={topic}>
            <Title order={2} size="h4" mb="sm">
              {topic}
            </Title>
            <List listStyleType="none" spacing={4} size="sm">
              {keywords.map((word) => (
                <List.Item key={word}>
                  <Anchor component={Link} to={urls.searchFor(word)} size="sm">
                    {word}
                  </Anchor>
                </List.Item>
              ))}
            </List>
          </Card>
        ))}
      </SimpleGrid>
    </>
  )
}
