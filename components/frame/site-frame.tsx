import type { ReactNode } from 'react'
import { HeaderNavigation } from '@/components/frame/header-navigation'
import { FOOTER_LINKS, LEGAL_LINKS } from '@/components/frame/navigation'
import { PageLoading } from '@/components/frame/page-loading'
import { Providers } from '@/components/frame/providers'
import { SiteSkipLink } from '@/components/frame/site-skip-link'
import { ThemeChoice } from '@/components/frame/theme-choice'
import { ThemeScript } from '@/components/frame/theme-script'
import { ScannerEntry } from '@/components/scanner/scanner-entry'
import { Link } from '@/components/ui/link'
import { type Company, companyTitle } from '@/lib/shared/company'
import { formatPhone } from '@/lib/shared/phone'

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

type FooterProps = { siteName: string; supportEmail: string; company: Company }

function Footer({ siteName, supportEmail, company }: FooterProps) {
  return (
    <footer className="border-border border-t bg-muted text-muted-foreground print:hidden">
      <div className="mx-auto grid w-full max-w-page gap-x-12 gap-y-10 px-gutter py-14 sm:grid-cols-2 lg:grid-cols-[5fr_3fr_3fr_4fr]">
        <div className="max-w-form">
          <LogoMark className="size-10 text-foreground" />
          <p className="mt-4 font-serif text-foreground text-xl">{siteName}</p>
          <p className="mt-2">
            En mindeside hører til en sten. Her kan familie og venner læse livshistorien, se billederne, tænde et lys og
            skrive en hilsen.
          </p>
        </div>
        {FOOTER_LINKS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold text-foreground">{title}</p>
            <ul className="mt-2">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <FooterLink href={href}>{label}</FooterLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div>
          <p className="font-semibold text-foreground">Kontakt</p>
          <p className="mt-2">
            <FooterLink href="/contact">Skriv til os</FooterLink>
          </p>
          <p className="wrap-anywhere">
            <a href={`mailto:${supportEmail}`} className={linkClasses}>
              {supportEmail}
            </a>
          </p>
          <p>
            <a href={`tel:${company.phone}`} className={linkClasses}>
              {formatPhone(company.phone)}
            </a>
          </p>
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-gutter pb-8 text-sm">
        <div>
          <p>© 2025 {siteName}</p>
          <p className="wrap-anywhere">
            {companyTitle(company)}, {company.address}
          </p>
        </div>
        <nav aria-label="Betingelser" className="flex flex-wrap gap-x-6">
          {LEGAL_LINKS.map(({ href, label }) => (
            <FooterLink key={href} href={href}>
              {label}
            </FooterLink>
          ))}
        </nav>
        <ThemeChoice />
      </div>
    </footer>
  )
}

const linkClasses = 'inline-flex min-h-touch items-center underline-offset-4 hover:text-foreground hover:underline'

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={linkClasses}>
      {children}
    </Link>
  )
}

/** A grave mound with a young tree, in one stroke: the 'lund' of the name. */
function LogoMark({ className = 'size-10' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" fill="none" className={className}>
      <path d="M3 40c7-9 14-13 21-13s14 4 21 13Z" fill="var(--lichen)" />
      <path
        d="M24 38V14m0 12c-4-1-7-4-8-8m8 2c4-1 6-4 7-8"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
      />
      <path
        d="M24 14c-4-2-5-6-3-10 4 2 5 6 3 10Zm-8 4c-4 0-7-2-8-6 4-1 7 2 8 6Zm15-6c0-4 2-7 6-8 1 4-2 7-6 8Z"
        fill="var(--sky)"
      />
    </svg>
  )
}

function Logo({ siteName }: { siteName: string }) {
  return (
    <Link href="/" className="flex min-h-touch max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-foreground">
      <LogoMark />
      <span>
        <span className="block font-serif text-xl leading-none">{siteName}</span>
        <span className="mt-1 block text-muted-foreground text-sm leading-none">Digitale mindesider</span>
      </span>
    </Link>
  )
}
