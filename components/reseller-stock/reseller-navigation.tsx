'use client'

import { usePathname } from 'next/navigation'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { PlaceMenu } from '@/components/ui/place-menu'

const home = '/reseller-dashboard'
const links = [
  { href: home, label: 'Oversigt' },
  { href: `${home}/codes`, label: 'Koder' },
  { href: `${home}/drawings`, label: 'Tegninger' },
  { href: `${home}/proof-sheets`, label: 'Til godkendelse' },
  { href: `${home}/orders`, label: 'Bestillinger' },
  { href: `${home}/invoices`, label: 'Fakturaer' },
  { href: `${home}/prices`, label: 'Priser' },
  { href: `${home}/colleagues`, label: 'Kolleger' },
]

/** The reseller's pages, on every one of them; on a phone one line that opens the list. */
export function ResellerNavigation() {
  const path = usePathname()
  const here = links.find(({ href }) => path === href || (href !== home && path.startsWith(`${href}/`)))
  return (
    <>
      <PlaceMenu
        label="Forhandler"
        groups={[{ label: 'Forhandler', pages: links }]}
        here={here?.href}
        className="border-border border-y px-gutter lg:hidden print:hidden"
      />
      <nav aria-label="Forhandler" className="border-border border-b max-lg:hidden print:hidden">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-gutter">
          {links.map(({ href, label }) => {
            const isHere = href === here?.href
            return (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={isHere ? 'page' : undefined}
                  className={cn(
                    'inline-flex min-h-touch items-center border-transparent border-b-3 px-1 font-semibold text-muted-foreground hover:text-foreground',
                    isHere && 'border-primary text-foreground',
                  )}
                >
                  {label}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}
