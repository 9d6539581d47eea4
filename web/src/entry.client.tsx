import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { documentLanguage } from './lib/language.ts'
import { keepTyped } from './lib/typed-before.ts'
import { overwriteGetLocale } from '#texts/runtime.js'

overwriteGetLocale(documentLanguage)
keepTyped()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
