import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { IdentityProvider } from 'contract/sign-in'
import { anonymous, type LoginInfo } from 'contract/session'
import { cloneElement, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, useMatches } from 'react-router'
import { Notices } from '../src/app/notices.tsx'
import type { Language } from '../src/lib/language.ts'
import { clearNotices } from '../src/lib/notify.ts'
import { makeQueryClient } from '../src/lib/query.ts'
import { sessionQuery } from '../src/model/session.ts'
import { theme } from '../src/ui/theme.ts'

/** Nothing has a size here, so there is nothing to measure each time anything is drawn. */
const themeWithoutSizes = mergeThemeOverrides(theme, {
  components: { Textarea: { defaultProps: { autosize: false } } },
})

type Options = {
  language?: Language
  /** Where the browser is; every other address shows its own path, so that a test sees where it led. */
  at?: string
  session?: LoginInfo
  /** The element is at every address, not only where it begins. */
  everywhere?: boolean
  /** The providers of this installation. */
  signInWith?: IdentityProvider[]
  /** Where this installation is written to. */
  supportEmail?: string
  /** What the page waits for when its address changes. */
  arrival?: Promise<void>
}

/** The person closes the browser and forgets everything. */
export async function leave(): Promise<void> {
  await clearNotices()
  cleanup()
  // What components put beside the page.
  document.body.replaceChildren()
  document.documentElement.lang = 'pt'
  localStorage.clear()
  sessionStorage.clear()
}

/** Writes a text at once, where it does not matter how its letters come. */
export async function fillIn(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

/** A component as the product shows it: with texts, theme, notices, queries and a router. */
export function show(element: ReactElement, options: Options = {}) {
  const { language = 'pt', at = '/', session = anonymous } = options
  const { signInWith = ['google', 'linkedin'], supportEmail } = options
  const client = makeQueryClient()
  client.setQueryData(sessionQuery.queryKey, session)
  document.documentElement.lang = language
  const data = {
    publicUrl: 'https://saude.example',
    supportPhone: '(11) 4002-8922',
    supportEmail,
    year: '2031',
    demo: true,
    signInWith,
  }
  // As the framework does: a page is drawn anew whenever the state of the router changes.
  const Page = () => {
    useMatches()
    return cloneElement(element)
  }
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        loader: () => data,
        HydrateFallback: () => null,
        children: [
          {
            id: 'page',
            path: new URL(at, data.publicUrl).pathname,
            Component: Page,
            loader: () => options.arrival ?? null,
          },
          options.everywhere ? { path: '*', Component: Page } : { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at], hydrationData: { loaderData: { root: data, page: null } } },
  )
  // Without a pause between two keys: what a person types comes at once. And without asking each time for what
  // only a style sheet could forbid: there is none.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
  const view = render(
    // Without its style sheet: jsdom would match every rule of it for each element that is looked for by role.
    <MantineProvider
      theme={themeWithoutSizes}
      env="test"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const address = () => {
    const { pathname, search, hash } = router.state.location
    return `${pathname}${search}${hash}`
  }
  return { ...view, user, router, client, address }
}
