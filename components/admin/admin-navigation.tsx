'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { cn } from '@/components/ui/cn'

type AdminLink = { href: string; label: string; isForWorkshop: boolean }

const links: AdminLink[] = [
  { href: '/admin', label: 'Oversigt', isForWorkshop: false },
  { href: '/admin/support', label: 'Henvendelser', isForWorkshop: false },
  { href: '/admin/qr-packages', label: 'QR-pakker', isForWorkshop: true },
]

export function AdminNavigation({ isWorkshop }: { isWorkshop: boolean }) {
  const path = usePathname()
  return (
    <nav aria-label="Administration" className="border-border border-b">
      <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-gutter">
        {links
          .filter(({ isForWorkshop }) => isForWorkshop || !isWorkshop)
          .map(({ href, label }) => {
            const isHere = href === '/admin' ? path === href : path.startsWith(href)
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
  )
}
