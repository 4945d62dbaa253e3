import type { ReactNode } from 'react'
import { ScannerEntry } from '@/components/scanner/scanner-entry'
import type { Company } from '@/lib/shared/company'
import { Footer } from './footer'
import { HeaderNavigation } from './header-navigation'
import { Logo } from './logo'
import { PageLoading } from './page-loading'
import { Providers } from './providers'
import { SiteSkipLink } from './site-skip-link'
import { ThemeScript } from './theme-script'

type SiteFrameProps = { siteName: string; supportEmail: string; company: Company; children: ReactNode }

/** The frame of every page of the site: the content of `<body>`. */
export function SiteFrame({ siteName, supportEmail, company, children }: SiteFrameProps) {
  return (
    <>
      <ThemeScript />
      <SiteSkipLink />
      <PageLoading />
      <Providers>
        <div className="flex min-h-dvh flex-col">
          <Header siteName={siteName} />
          <main id="indhold" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer siteName={siteName} supportEmail={supportEmail} company={company} />
        </div>
        <ScannerEntry siteName={siteName} />
      </Providers>
    </>
  )
}

function Header({ siteName }: { siteName: string }) {
  return (
    <header className="relative z-10 bg-background print:hidden">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-gutter py-4">
        <Logo siteName={siteName} />
        <HeaderNavigation />
      </div>
    </header>
  )
}
