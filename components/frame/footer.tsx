import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { type Company, companyTitle } from '@/lib/shared/company'
import { formatPhone } from '@/lib/shared/phone'
import { LogoMark } from './logo'
import { FOOTER_LINKS, LEGAL_LINKS } from './navigation'
import { ThemeChoice } from './theme-choice'

type FooterProps = { siteName: string; supportEmail: string; company: Company }

export function Footer({ siteName, supportEmail, company }: FooterProps) {
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
