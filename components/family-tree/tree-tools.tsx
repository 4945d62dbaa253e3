'use client'

import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import type { DrawingView } from '@/lib/domain/tree-drawing/drawing-views'
import { type TreeAddress, type TreeWay, treeHref, treePath } from '@/lib/domain/tree-drawing/tree-address'
import { FoundPerson, foundClasses, PersonFinder } from './person-finder'
import { WayDialog } from './way-dialog'

type TreeToolsProps = {
  drawing: DrawingView
  address: TreeAddress
  /** What was searched for without script. */
  searched: string
  /** A found person was chosen, and the drawing is on its way to them. */
  onFound: (personId: string) => void
  onWay: (way: TreeWay) => void
}

/** Above the drawing: finding somebody, the way between two, and print. */
export function TreeTools({ drawing, address, searched, onFound, onWay }: TreeToolsProps) {
  const { memorial, neighbourhood, pagePersonId } = drawing
  const { slug, id: memorialId } = memorial
  const selected = neighbourhood.people.find(({ id, isMasked }) => id === address.person && !isMasked)
  const printed = treeHref(slug, { ...address, way: null }).replace(treePath(slug), '')
  return (
    <div className="contents sm:flex sm:flex-wrap sm:items-end sm:gap-3 print:hidden">
      <form
        action={treePath(slug)}
        method="get"
        className="flex min-w-0 items-end gap-2 sm:flex-1 sm:basis-72 print:hidden"
      >
        <div className="min-w-0 flex-1">
          <PersonFinder memorialId={memorialId} label="Find en i træet" initial={searched}>
            {(person, clear) => (
              <a
                href={treeHref(slug, { centre: person.id, person: person.id })}
                data-person={person.id}
                className={foundClasses}
                onClick={(event) => {
                  // Opened in another tab, it changes nothing here.
                  if (event.defaultPrevented) onFound(person.id)
                  // The list goes after the link was followed.
                  setTimeout(clear)
                }}
              >
                <FoundPerson person={person} />
              </a>
            )}
          </PersonFinder>
        </div>
        <Button type="submit" variant="outline" className="hidden noscript:inline-flex">
          Søg
        </Button>
      </form>
      <div className="flex flex-wrap gap-2 max-sm:order-1 print:hidden">
        <WayDialog
          memorialId={memorialId}
          first={selected ?? { id: pagePersonId, name: memorial.name }}
          onWay={onWay}
        />
        <LinkButton href={`${treePath(slug)}/print${printed}`} prefetch={false} variant="outline" size="compact">
          Udskriv
        </LinkButton>
        {drawing.canEdit && (
          <LinkButton href={`${treePath(slug)}/files`} prefetch={false} variant="outline" size="compact">
            Slægtsfiler
          </LinkButton>
        )}
      </div>
    </div>
  )
}
