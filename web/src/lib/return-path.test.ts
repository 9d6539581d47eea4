import { expect, test } from 'vitest'
import { ownPath, returningTo } from './return-path.ts'

test.each([
  ['/marketplaceDash/assinatura', '/marketplaceDash/assinatura'],
  [
    '/marketplaceDash/assinatura?checkout=ok#faturas',
    '/marketplaceDash/assinatura?checkout=ok#faturas',
  ],
  ['/RegisteredCompanyStepEnterprise?passo=tipo', '/RegisteredCompanyStepEnterprise?passo=tipo'],
  ['/landing?categoria=luvas%20e%20m%C3%A1scaras', '/landing?categoria=luvas%20e%20m%C3%A1scaras'],
  ['/painel/../alterplan', '/alterplan'],
  ['/filters?volta=//evil.example', '/filters?volta=//evil.example'],
])('%s is a page of ours', (text, path) => {
  expect(ownPath(text)).toBe(path)
})

test.each([
  [null],
  [''],
  ['marketplaceDash'],
  ['https://evil.example/'],
  ['//evil.example'],
  ['//evil.example/painel'],
  ['/\\evil.example/painel'],
  ['///evil.example'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['\t//evil.example'],
  [' //evil.example'],
  ['/.//evil.example'],
  ['/painel/..//evil.example'],
  ['/.\\\\evil.example'],
  ['//evil.example:99999'],
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['/'],
  ['/?destino=%2Fpainel'],
  ['/login'],
  ['/Login/'],
  ['/login?destino=%2Flogin'],
])('%j leads nowhere', (text) => {
  expect(ownPath(text)).toBeNull()
})

test('where to go travels whole through an address', () => {
  const address = returningTo('/login', '/RegisteredCompanyStepEnterprise?passo=tipo&x=1')
  const { searchParams } = new URL(address, 'https://saude.example')
  expect(searchParams.get('destino')).toBe('/RegisteredCompanyStepEnterprise?passo=tipo&x=1')
})
