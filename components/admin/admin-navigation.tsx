'use client'

import { usePathname } from 'next/navigation'
import { adminPageAt, adminSections } from '@/components/admin/admin-sections'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { PlaceMenu } from '@/components/ui/place-menu'

/** The sections of the console, with the pages of the current one below; on a phone one line that opens them all. */
export function AdminNavigation({ isWorkshop }: { isWorkshop: boolean }) {
  const path = usePathname()
  const here = adminPageAt(path)
  const sections = adminSections(isWorkshop)
  return (
    <>
      <PlaceMenu
        label="Administration"
        groups={sections}
        here={here?.page.href}
        className="border-border border-y px-gutter lg:hidden print:hidden"
      />
      <nav aria-label="Administration" className="border-border border-b max-lg:hidden print:hidden">
        <ul className="mx-auto flex max-w-page flex-wrap gap-x-6 px-gutter">
          {sections.map((section) => {
            const [first] = section.pages
            const isHere = section === here?.section
            return (
              <li key={section.label}>
                <Link
                  href={first.href}
                  aria-current={isHere ? (here.page === first ? 'page' : 'true') : undefined}
                  className={cn(
                    'inline-flex min-h-touch items-center hyphens-auto border-transparent wrap-anywhere border-b-3 px-1 font-semibold text-muted-foreground hover:text-foreground',
                    isHere && 'border-primary text-foreground',
                  )}
                >
                  {section.label}
                </Link>
              </li>
            )
          })}
        </ul>
        {here && here.section.pages.length > 1 && (
          <div className="bg-muted">
            <ul aria-label={here.section.label} className="mx-auto flex max-w-page flex-wrap gap-x-6 px-gutter text-sm">
              {here.section.pages.map((page) => (
                <li key={page.href}>
                  <Link
                    href={page.href}
                    aria-current={page === here.page ? 'page' : undefined}
                    className={cn(
                      'inline-flex min-h-touch items-center px-1 text-muted-foreground hover:text-foreground',
                      page === here.page && 'font-semibold text-foreground',
                    )}
                  >
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </nav>
    </>
  )
}
