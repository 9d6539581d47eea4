import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { ContactReveal } from './contact-reveal.tsx'

const contact = {
  email: 'dona@norte.example',
  telefone: '(11) 3265-4321',
  site: 'https://norte.example.com/',
  linkedin: null,
  whatsapp: 'https://wa.me/5511987654321',
}

const linksOf = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('every way to reach a company is a link: its landline dials, its WhatsApp opens', () => {
  show(<ContactReveal contact={contact} onForget={() => {}} />)
  expect(linksOf()).toEqual([
    ['dona@norte.example', 'mailto:dona@norte.example'],
    ['(11) 3265-4321', 'tel:+551132654321'],
    ['https://norte.example.com/', 'https://norte.example.com/'],
    ['https://wa.me/5511987654321', 'https://wa.me/5511987654321'],
    ['Meus contatos', '/meus-contatos'],
  ])
})

test('what a supplier does not have is not shown', () => {
  show(
    <ContactReveal
      contact={{ ...contact, telefone: null, site: null, whatsapp: null }}
      onForget={() => {}}
    />,
  )
  expect(linksOf()).toEqual([
    ['dona@norte.example', 'mailto:dona@norte.example'],
    ['Meus contatos', '/meus-contatos'],
  ])
})
