import { expect, test } from 'vitest'
import { keepTyped, tellTyped } from './typed-before.ts'

const draw = (html: string) => {
  document.body.innerHTML = html
}
const ticked = () => document.querySelector<HTMLInputElement>('[name=termos]')?.checked

test('a box that nobody touched is as the draft has it', () => {
  draw('<input type="checkbox" name="termos">')
  keepTyped()
  draw('<input type="checkbox" name="termos" checked>')
  tellTyped()
  expect(ticked()).toBe(true)
})

test('a box that was ticked is ticked in the form that is drawn anew', () => {
  draw('<input type="checkbox" name="termos">')
  document.querySelector('input')?.click()
  keepTyped()
  draw('<input type="checkbox" name="termos">')
  tellTyped()
  expect(ticked()).toBe(true)
})
