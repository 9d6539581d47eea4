import { screen, within } from '@testing-library/react'
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

test('every way to reach a company is a button: its WhatsApp opens, its landline dials', () => {
  show(<ContactReveal contact={contact} onForget={() => {}} />)
  expect(linksOf()).toEqual([
    ['WhatsApp(11) 98765-4321', 'https://wa.me/5511987654321'],
    ['E-maildona@norte.example', 'mailto:dona@norte.example'],
    ['Telefone(11) 3265-4321', 'tel:+551132654321'],
    ['Sitenorte.example.com', 'https://norte.example.com/'],
    ['Meus contatos', '/meus-contatos'],
  ])
})

test('on a page of its own the same ways stand at the foot of a phone, by name', () => {
  show(<ContactReveal contact={contact} bar onForget={() => {}} />)
  const foot = within(screen.getByRole('navigation', { name: 'Contato do fornecedor' }))
  expect(foot.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'WhatsApp',
    'E-mail',
    'Telefone',
    'Site',
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
    ['E-maildona@norte.example', 'mailto:dona@norte.example'],
    ['Meus contatos', '/meus-contatos'],
  ])
})
