'use client'

import { ChevronDown } from 'lucide-react'
import { Link } from './link'
import { closeMenuPanel, MenuPanel } from './menu-panel'

type Place = { href: string; label: string }
export type PlaceGroup = { label: string; pages: readonly Place[] }

const MENU_ID = 'steder'

type PlaceMenuProps = {
  /** What the places belong to, e.g. 'Administration'. */
  label: string
  groups: readonly PlaceGroup[]
  /** The current place's address; undefined on a page that is none of them. */
  here: string | undefined
  className?: string
}

/** A phone's navigation in one line: the current place, which opens the list of all. */
export function PlaceMenu({ label, groups, here, className }: PlaceMenuProps) {
  const isHere = ({ href }: Place) => href === here
  const group = groups.find(({ pages }) => pages.some(isHere))
  const page = group?.pages.find(isHere)
  return (
    <div className={className}>
      <MenuPanel
        id={MENU_ID}
        label={label}
        openerClassName="flex min-h-touch w-full items-center justify-between gap-3 text-left font-sans font-semibold hyphens-auto wrap-anywhere"
        opener={
          <>
            <span>
              <span className={page && 'sr-only'}>{label}</span>
              {page && <span className="sr-only">: </span>}
              {group && group.label !== label && group.label !== page?.label && (
                <span className="font-normal text-muted-foreground">{group.label} · </span>
              )}
              {page?.label}
            </span>
            <ChevronDown aria-hidden className="size-5 shrink-0" />
          </>
        }
      >
        {groups.map(({ label: title, pages }) => (
          <div key={title}>
            {groups.length > 1 && pages.length > 1 && (
              <p className="px-3 pt-2 font-sans text-muted-foreground text-sm">{title}</p>
            )}
            <ul aria-label={title}>
              {pages.map((place) => (
                <li key={place.href}>
                  <Link
                    href={place.href}
                    prefetch={false}
                    aria-current={isHere(place) ? 'page' : undefined}
                    onClick={() => closeMenuPanel(MENU_ID)}
                    className="flex min-h-touch items-center rounded-lg px-3 font-sans font-semibold hover:bg-accent aria-[current]:bg-muted"
                  >
                    {place.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </MenuPanel>
    </div>
  )
}
