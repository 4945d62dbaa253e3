import Link from 'next/link'
import { LogoMark } from './logo'
import { FOOTER_LINKS } from './navigation'
import { ThemeChoice } from './theme-choice'

export function Footer({ siteName }: { siteName: string }) {
  return (
    <footer className="border-border border-t bg-muted text-muted-foreground">
      <div className="mx-auto grid w-full max-w-page gap-10 px-gutter py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
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
                  <Link
                    href={href}
                    className="inline-flex min-h-touch items-center underline-offset-4 hover:text-foreground hover:underline"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-4 px-gutter pb-8 text-sm">
        <p>© 2025 {siteName}</p>
        <ThemeChoice />
      </div>
    </footer>
  )
}
