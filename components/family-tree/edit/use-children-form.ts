'use client'

import type { Announcements, DragEndEvent, ScreenReaderInstructions } from '@dnd-kit/core'
import { arrayMove } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { bornWith, type ChildLink, mergeChildren, withoutChild } from '@/components/family-tree/edit/children-order'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { columnKeys, sortKeys } from '@/components/ui/sort-keys'
import { useSortSensors } from '@/components/ui/use-sort-sensors'
import { ApiError } from '@/lib/client/api'
import { useRemoveChild, useUpdateChildren } from '@/lib/domain/family-tree/client/edit-hooks'
import { personQuery } from '@/lib/domain/family-tree/client/hooks'
import type { CoupleView, PersonDetailView, RelativeView } from '@/lib/domain/family-tree/detail-views'
import type { ChildKind } from '@/lib/domain/family-tree/schema'

const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'Tryk på mellemrum for at flytte barnet. Brug piletasterne, og tryk på mellemrum igen for at sætte det på plads. Escape fortryder.',
}

/** What another editor chose, of whom both chose differently. */
type Changed = { theirs: ChildLink[] }

/** The children of a couple while they are put in order. */
export function useChildrenForm(detail: PersonDetailView, { unionId, children }: CoupleView, opened: ChildLink[]) {
  const { memorialId, close, tell } = useTreeActs()
  const queries = useQueryClient()
  const update = useUpdateChildren(memorialId)
  const removal = useRemoveChild(memorialId)
  const [links, setLinks] = useState(opened)
  const [seen, setSeen] = useState(opened)
  const [changed, setChanged] = useState<Changed | null>(null)

  const readOrder = useRef<readonly string[]>([])
  readOrder.current = links.map(({ childId }) => childId)
  const [keys] = useState(() => sortKeys({ ...columnKeys, readOrder: () => readOrder.current }))
  const sensors = useSortSensors(keys.coordinateGetter)

  function move(id: string, to: number) {
    const from = links.findIndex(({ childId }) => childId === id)
    if (from >= 0 && to >= 0 && to < links.length && from !== to) setLinks(arrayMove(links, from, to))
  }

  function save() {
    setChanged(null)
    update.mutate(
      { unionId, children: links, seen },
      {
        onSuccess: () => {
          close()
          tell('Børnene er ordnet')
        },
        // When they cannot be read either, the refusal stands.
        onError: (error) =>
          void (error instanceof ApiError && error.code === 'CONFLICT' && takeNewest().catch(() => undefined)),
      },
    )
  }

  async function takeNewest() {
    const newest = await queries.fetchQuery({ ...personQuery(memorialId, detail.person.id), staleTime: 0 })
    const theirs = newest.couples.find((one) => one.unionId === unionId)?.childLinks
    if (!theirs) return
    const { links: merged, both } = mergeChildren({ seen, mine: links, theirs })
    setLinks(merged)
    setSeen(theirs)
    setChanged({ theirs: theirs.filter(({ childId }) => both.includes(childId)) })
  }

  return {
    links,
    changed,
    error: update.error ?? removal.error,
    isSaving: update.isPending,
    removingId: removal.isPending ? removal.variables.childId : null,
    save,
    move,
    setKind: (id: string, kind: ChildKind) =>
      setLinks(links.map((link) => (link.childId === id ? { ...link, kind } : link))),
    setTwin: (id: string, otherId: string | null) => setLinks(bornWith(links, id, otherId)),
    remove: ({ id, name }: RelativeView) =>
      removal.mutate(
        { unionId, childId: id },
        {
          onSuccess: () => {
            setLinks((before) => withoutChild(before, id))
            setSeen((before) => withoutChild(before, id))
            tell(`${name} er taget ud`)
          },
        },
      ),
    ordering: {
      sensors,
      collisionDetection: keys.collisionDetection,
      onDragStart: keys.forget,
      onDragEnd: ({ active, over }: DragEndEvent) =>
        over && move(String(active.id), readOrder.current.indexOf(String(over.id))),
      accessibility: { announcements: announcementsFor(children), screenReaderInstructions },
    },
  }
}

/** What a screen reader says while a child is moved. */
function announcementsFor(children: readonly RelativeView[]): Announcements {
  const name = (id: string | number) => children.find((child) => child.id === id)?.name ?? 'Barnet'
  const moved = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>, verb: string, otherwise: string) =>
    over && over.id !== active.id
      ? `${name(active.id)} ${verb} ved ${name(over.id)}.`
      : `${name(active.id)} ${otherwise}.`
  return {
    onDragStart: ({ active }) => `${name(active.id)} kan nu flyttes.`,
    onDragOver: (event) => moved(event, 'er', 'er på sin plads'),
    onDragEnd: (event) => moved(event, 'er sat', 'er sat tilbage'),
    onDragCancel: ({ active }) => `Flytningen er fortrudt. ${name(active.id)} er sat tilbage.`,
  }
}
