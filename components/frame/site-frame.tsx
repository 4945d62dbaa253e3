import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Header } from './header'
import { Providers } from './providers'
import { SkipLink } from './skip-link'
import { ThemeScript } from './theme-script'

/** What stands around every page of the site: the content of `<body>`. */
export function SiteFrame({ siteName, children }: { siteName: string; children: ReactNode }) {
  return (
    <>
      <ThemeScript />
      <SkipLink />
      <Providers>
        <div className="flex min-h-dvh flex-col">
          <Header siteName={siteName} />
          <main id="indhold" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer siteName={siteName} />
        </div>
      </Providers>
    </>
  )
}
