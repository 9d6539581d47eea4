import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { MantineProvider, mantineHtmlProps } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { dayOf } from 'contract/rules/calendar'
import { type ReactNode, use, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { NonceContext } from './lib/nonce.ts'
import { makeQueryClient } from './lib/query.ts'
import { pageRequestOf } from './lib/ssr.ts'
import { getLocale } from '#texts/runtime.js'
import styles from './ui/styles.css?url'
import { theme } from './ui/theme.ts'
import type { Route } from './+types/root.ts'
import { BusyOverlay } from './app/busy-overlay.tsx'
import { HydratedData } from './app/hydrated-data.tsx'
import { LanguageKeeper } from './app/language-keeper.tsx'
import { Notices } from './app/notices.tsx'
import { OfflineLinks } from './app/offline-links.tsx'
import { StartAfterPaint } from './app/start-after-paint.tsx'

export { ErrorPage as ErrorBoundary } from './app/error-page.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, supportPhone, supportEmail, demo, signInWith } = pageRequestOf(context)
  const year = dayOf(new Date()).slice(0, 4)
  return { publicUrl, supportPhone, supportEmail, year, demo, signInWith }
}

// Nothing here changes while the page lives.
export const shouldRevalidate = () => false

export const links: Route.LinksFunction = () => [
  // Known before the styles are: the first lines are laid out once, in their own letters.
  { rel: 'preload', as: 'font', type: 'font/woff2', href: figtree, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** In development the framework's own link has an empty nonce on the server and none in the browser. */
const linksOfTools = import.meta.env.DEV ? { nonce: '' } : {}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const [queryClient] = useState(makeQueryClient)
  return (
    <html
      lang={getLocale()}
      {...mantineHtmlProps}
      data-mantine-color-scheme="light"
      // Mantine sets it later otherwise, and the browser works out every style a second time.
      data-respect-reduced-motion="true"
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#005c5b" />
        <Meta />
        <link rel="stylesheet" href={styles} />
        <Links {...linksOfTools} />
      </head>
      <body>
        <MantineProvider theme={theme} withCssVariables={false} forceColorScheme="light">
          <QueryClientProvider client={queryClient}>
            {children}
            <BusyOverlay />
            <Notices />
            <OfflineLinks />
            <LanguageKeeper />
          </QueryClientProvider>
        </MantineProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
        <StartAfterPaint />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <HydratedData>
      <Outlet />
    </HydratedData>
  )
}
