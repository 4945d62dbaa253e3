'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Spinner } from '@/components/ui/spinner'
import { messageOf } from '@/lib/client/api'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { useTreeWay } from '@/lib/domain/tree-drawing/client/drawing-hooks'
import type { FoundInTree } from '@/lib/domain/tree-drawing/client/use-tree-frame'
import type { DrawingView, PathView } from '@/lib/domain/tree-drawing/drawing-views'
import { type TreeAddress, treeHref } from '@/lib/domain/tree-drawing/tree-address'
import { PersonDetails } from './person-details'

type PersonPanelProps = {
  drawing: DrawingView
  address: TreeAddress
  /** Null while it is fetched. */
  detail: PersonDetailView | null
  /** From the person to the page's, where the page was rendered with it. */
  way: PathView | null
  /** Whether it was asked for here, and not by the address the page was opened at. */
  takesFocus: boolean
  /** Who was found by search, also when their details were open already. */
  found: FoundInTree | null
  /** Why the person could not be fetched. */
  error: Error | null
  /** What editors can do. */
  actions?: ReactNode
}

/** The details of the person in the address: beside the drawing, and on a phone a sheet at the lower edge. */
export function PersonPanel({ drawing, address, detail, way, takesFocus, found, error, actions }: PersonPanelProps) {
  const { slug, id: memorialId } = drawing.memorial
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = detail?.person.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus was on who was found, and goes with the list.
  useEffect(() => {
    if (shownId && takesFocus) heading.current?.focus({ preventScroll: true })
  }, [shownId, takesFocus, found])
  const asksForWay = detail && !detail.person.isMasked && shownId !== drawing.pagePersonId
  const fetched = useTreeWay(memorialId, { from: asksForWay ? detail.person.id : null, to: drawing.pagePersonId })
  return (
    <aside
      aria-label="Om personen"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] animate-rise overflow-y-auto rounded-t-2xl border border-border bg-popover p-6 pb-10 text-popover-foreground shadow-lift lg:relative lg:inset-auto lg:z-auto lg:max-h-[min(68dvh,48rem)] lg:w-96 lg:shrink-0 lg:rounded-2xl lg:shadow-none print:hidden"
    >
      {detail ? (
        <PersonDetails
          drawing={drawing}
          address={address}
          detail={detail}
          heading={heading}
          actions={actions}
          way={fetched.data ?? way}
        />
      ) : error ? (
        <p className="pr-12">{messageOf(error)}</p>
      ) : (
        <Spinner text="Henter personen..." />
      )}
      <a
        href={treeHref(slug, { ...address, person: null })}
        data-close="person"
        aria-label="Luk"
        title="Luk"
        className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'absolute top-3 right-3' })}
      >
        <X aria-hidden />
      </a>
    </aside>
  )
}
