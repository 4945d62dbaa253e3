'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTreePerson } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import type { OtherPagesView, UnjoinedView } from '@/lib/domain/family-tree/edit-views'
import { useDrawing, useTreeWay } from '@/lib/domain/tree-drawing/client/drawing-hooks'
import { addressAfter, useTreeAddress, useTreeLinks } from '@/lib/domain/tree-drawing/client/use-tree-address'
import type { FoundInTree } from '@/lib/domain/tree-drawing/client/use-tree-frame'
import type { DrawingView, PathView } from '@/lib/domain/tree-drawing/drawing-views'
import { type TreeAddress, treeHref } from '@/lib/domain/tree-drawing/tree-address'

export type TreeViewProps = {
  initial: DrawingView
  /** What the address asked for when the page was rendered. */
  shown: TreeAddress
  /** The one in the address, and what they are to the page's person. */
  person: PersonDetailView | null
  personWay: PathView | null
  way: PathView | null
  /** What was searched for without script. */
  searched?: string
  /** Above the drawing, for editors; null for all others. */
  editing?: TreeEditingView | null
}

/** What an editor is told before anything is changed. */
export type TreeEditingView = { unjoined: UnjoinedView; otherPages: OtherPagesView }

/** What the page of a tree shows now, and the ways to show something else. */
export function useTreeView({ initial, shown, person, personWay, way }: TreeViewProps) {
  const { slug, id } = initial.memorial
  const root = useRef<HTMLDivElement>(null)
  const { address, go } = useTreeAddress(slug)
  const { drawing, ...drawingState } = useDrawing(initial, shown, address)
  const { boxes } = drawing.layout
  const isDrawn = useCallback((personId: string) => boxes.some((box) => box.id === personId), [boxes])
  // Who stays where they are when the drawing changes.
  const anchor = useRef<string | null>(null)
  const show = useCallback(
    (next: TreeAddress, about: string | null) => {
      anchor.current = about
      go(next)
    },
    [go],
  )
  useTreeLinks(root, { address, go: show, isDrawn })
  const [found, setFound] = useState<FoundInTree | null>(null)
  useFocusAfterPanel(root, address.person)
  function showPerson(personId: string) {
    const next = addressAfter({ person: personId }, address, isDrawn)
    if (next) show(next, personId)
  }
  const detailQuery = useTreePerson(id, address.person)
  const detail = detailQuery.data ?? (person?.person.id === address.person ? person : null)
  const wayQuery = useTreeWay(id, { from: address.way?.from ?? null, to: address.way?.to ?? null })
  return {
    root,
    anchor,
    address,
    drawing,
    drawingState,
    show,
    showPerson,
    found,
    tellFound: (personId: string) => setFound({ personId }),
    links: useDrawingLinks(initial, shown),
    panel: {
      drawing,
      address,
      detail,
      error: detailQuery.error,
      way: detail === person ? personWay : null,
      takesFocus: found !== null || address.person !== shown.person,
      found,
    },
    way: {
      takesFocus: !isSameWay(address, shown),
      shown: wayQuery.data ?? (isSameWay(address, shown) ? way : null),
      query: wayQuery,
    },
  }
}

/**
 * The addresses of the drawing's links. They stay the same while branches are opened, so that nobody is drawn anew for
 * their sake: who was not in the first drawing is shown in the middle of another.
 */
function useDrawingLinks({ memorial: { slug }, layout: { boxes } }: DrawingView, shown: TreeAddress) {
  const [links] = useState(() => {
    const first = new Set(boxes.map(({ id }) => id))
    const at = (id: string) => (first.has(id) ? { ...shown, way: null } : { centre: id, open: [] })
    return {
      hrefOf: (id: string) => treeHref(slug, { ...at(id), person: id }),
      openHrefOf: (personId: string, side: 'up' | 'down') =>
        treeHref(slug, { ...at(personId), open: [...at(personId).open, { personId, side }] }),
    }
  })
  return links
}

/** Puts the focus back on the person whose details were closed. */
function useFocusAfterPanel(root: RefObject<HTMLElement | null>, personId: string | null) {
  const before = useRef(personId)
  useEffect(() => {
    const closed = before.current
    before.current = personId
    if (!closed || personId || document.activeElement !== document.body) return
    root.current?.querySelector<SVGElement>(`[data-box] [data-person="${closed}"]`)?.focus({ preventScroll: true })
  }, [root, personId])
}

function isSameWay({ way: a }: TreeAddress, { way: b }: TreeAddress): boolean {
  return a?.from === b?.from && a?.to === b?.to
}
