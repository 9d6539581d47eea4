import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { setUnread } from '../model/unread.ts'
import { ChatWidget } from './chat-widget.tsx'

test('the button says how many answers are unread, also to who does not see the number', async () => {
  show(<ChatWidget />)
  const button = await screen.findByRole('button', { name: 'Falar com o assistente' })
  act(() => setUnread(2))
  expect(button.getAttribute('aria-label')).toBe('Falar com o assistente: 2 mensagens novas')
  act(() => setUnread(0))
})
