'use client'

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { useTreePerson } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { useDrawing, useTreeWay } from '@/lib/domain/tree-drawing/client/drawing-hooks'
import { useTreeAddress, useTreeLinks } from '@/lib/domain/tree-drawing/client/use-tree-address'
import { drawingCopy, familyTitle } from '@/lib/domain/tree-drawing/drawing-copy'
import type { DrawingView, PathView } from '@/lib/domain/tree-drawing/drawing-views'
import { type TreeAddress, treeHref } from '@/lib/domain/tree-drawing/tree-address'
import { KeyboardHelp } from './keyboard-help'
import { PersonPanel } from './person-panel'
import { TreeLegend } from './picture/tree-legend'
import { TreeFrame } from './tree-frame'
import { TreeTools } from './tree-tools'
import { TreeWords } from './tree-words'
import { WayResult } from './way-result'

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
}

/** The tree as one moves about in it. Every link is an address, so that it works before and without script, and can be shared. */
export function TreeView({ initial, shown, person, personWay, way, searched = '' }: TreeViewProps) {
  const { slug, id, name } = initial.memorial
  const root = useRef<HTMLDivElement>(null)
  const anchor = useRef<string | null>(null)
  const { address, go } = useTreeAddress(slug)
  const { drawing, error, isFetching, refetch } = useDrawing(initial, shown, address)
  const { boxes } = drawing.layout
  const isDrawn = useCallback((personId: string) => boxes.some((box) => box.id === personId), [boxes])
  const show = useCallback(
    (next: TreeAddress, about: string | null) => {
      anchor.current = about
      go(next)
    },
    [go],
  )
  useTreeLinks(root, { address, go: show, isDrawn })
  useFocusAfterPanel(root, address.person)
  const links = useDrawingLinks(initial, shown)
  const detail = useTreePerson(id, address.person).data ?? (person?.person.id === address.person ? person : null)
  const ends = { from: address.way?.from ?? null, to: address.way?.to ?? null }
  const fetchedWay = useTreeWay(id, ends)
  const shownWay = fetchedWay.data ?? (isSameWay(address, shown) ? way : null)
  return (
    <div ref={root} className="space-y-5">
      <TreeTools {...{ drawing, address, searched }} onWay={(two) => show({ ...address, way: two }, null)} />
      <Failure title="Grenen kom ikke frem" error={error} onAgain={refetch} />
      <Failure title="Vejen kunne ikke vises" error={fetchedWay.error} onAgain={fetchedWay.refetch} />
      {address.way && shownWay && <WayResult {...{ slug, address }} way={shownWay} />}
      <div className="flex flex-col gap-5 lg:flex-row">
        <TreeFrame
          {...{ drawing, isFetching, anchor, ...links }}
          selectedId={address.person}
          label={familyTitle(name)}
          onHome={() => show({ ...address, centre: null, open: [] }, drawing.pagePersonId)}
        />
        {address.person && (
          <PersonPanel
            {...{ drawing, address, detail }}
            way={detail === person ? personWay : null}
            takesFocus={address.person !== shown.person}
          />
        )}
      </div>
      <TreeLegend layout={drawing.layout} unions={drawing.neighbourhood.unions} />
      {drawing.neighbourhood.isCut && <p className="text-muted-foreground">{drawingCopy.isCut}</p>}
      <div>
        <TreeWords drawing={drawing} hrefOf={links.hrefOf} />
        <KeyboardHelp />
      </div>
    </div>
  )
}

function Failure({ title, error, onAgain }: { title: string; error: Error | null; onAgain: () => unknown }) {
  if (!error) return null
  return (
    <Notice variant="error" title={title}>
      <p>{messageOf(error)}</p>
      <Button variant="outline" className="mt-3" onClick={() => onAgain()}>
        Prøv igen
      </Button>
    </Notice>
  )
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
    if (!closed || personId) return
    root.current?.querySelector<SVGElement>(`[data-box] [data-person="${closed}"]`)?.focus({ preventScroll: true })
  }, [root, personId])
}

function isSameWay({ way: a }: TreeAddress, { way: b }: TreeAddress): boolean {
  return a?.from === b?.from && a?.to === b?.to
}
