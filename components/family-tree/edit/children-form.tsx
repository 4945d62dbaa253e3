'use client'

import { type Announcements, DndContext, type DragEndEvent, type ScreenReaderInstructions } from '@dnd-kit/core'
import { arrayMove, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  bornWith,
  type ChildLink,
  mergeChildren,
  twinOf,
  withoutChild,
} from '@/components/family-tree/edit/children-order'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { choicesOf } from '@/components/family-tree/edit/tree-fields'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { MoveButtons } from '@/components/ui/move-buttons'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { columnKeys, sortKeys } from '@/components/ui/sort-keys'
import { useSortSensors } from '@/components/ui/use-sort-sensors'
import { useSortableItem } from '@/components/ui/use-sortable-item'
import { ApiError } from '@/lib/client/api'
import { useRemoveChild, useUpdateChildren } from '@/lib/domain/family-tree/client/edit-hooks'
import { personQuery } from '@/lib/domain/family-tree/client/hooks'
import type { CoupleView, PersonDetailView, RelativeView } from '@/lib/domain/family-tree/detail-views'
import { childKindNames } from '@/lib/domain/family-tree/edit-copy'
import { type ChildKind, childKinds } from '@/lib/domain/family-tree/schema'

type ChildrenFormProps = { detail: PersonDetailView; couple: CoupleView; links: ChildLink[] }

/** The children of a couple: their order, how each belongs, and who are twins. */
export function ChildrenForm({ detail, couple, links: opened }: ChildrenFormProps) {
  const { close } = useTreeActs()
  const form = useChildrenForm(detail, couple, opened)
  const children = form.links.flatMap(({ childId }) => couple.children.filter(({ id }) => id === childId))
  const [first] = children
  if (!first) return <Notice>Her står ingen børn.</Notice>
  return (
    <div className="space-y-6">
      <p>Sæt de ældste først. Børn, der er født sammen, tegnes som tvillinger.</p>
      <DndContext id={`children-${couple.unionId}`} {...form.ordering}>
        <SortableContext items={children.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="space-y-4">
            {children.map((child, place) => (
              <ChildItem key={child.id} child={child} place={place} all={children} form={form} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {form.changed && (
        <Notice variant="error" title="Nogen har ændret børnene imens">
          <p>
            Det, du har valgt, står her endnu, og resten er, som den anden har gemt det. Se listen igennem, og gem igen.
          </p>
          {form.changed.theirs.map(({ childId, kind }) => (
            <p key={childId} className="mt-2">
              Ved {children.find(({ id }) => id === childId)?.name} valgte den anden »{childKindNames[kind]}«.
            </p>
          ))}
        </Notice>
      )}
      {!form.changed && <TreeRefusal error={form.error} />}
      <div className="flex flex-wrap gap-3">
        <Button pending={form.isSaving} pendingText="Gemmer..." onClick={form.save}>
          Gem
        </Button>
        <Button variant="outline" onClick={close}>
          Fortryd
        </Button>
      </div>
    </div>
  )
}

type ChildItemProps = {
  child: RelativeView
  place: number
  all: readonly RelativeView[]
  form: ReturnType<typeof useChildrenForm>
}

/** A child among its siblings: moved by hand, by keyboard or with buttons. */
function ChildItem({ child, place, all, form }: ChildItemProps) {
  const count = all.length
  const kind = form.links.find(({ childId }) => childId === child.id)?.kind ?? 'unknown'
  const others = all.filter(({ id }) => id !== child.id)
  const sorted = useSortableItem({ id: child.id, description: 'flytbart barn', isMovable: count > 1 })
  return (
    <li
      {...sorted.item}
      className={cn('space-y-4 rounded-2xl bg-card p-4 shadow-soft', sorted.isDragging && 'relative z-10 shadow-lift')}
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-serif text-lg">{child.name}</span>
          <span className="block text-muted-foreground text-sm">{child.lifespan}</span>
        </p>
        <div className="flex flex-wrap">
          <MoveButtons
            name={child.name}
            place={place}
            count={count}
            handle={sorted.handle}
            onMove={(by) => form.move(child.id, place + by)}
          />
        </div>
      </div>
      <Field label="Hører til som">
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ currentTarget }) =>
              form.setKind(child.id, childKinds.find((one) => one === currentTarget.value) ?? kind)
            }
          >
            {choicesOf(childKindNames).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {others.length > 0 && (
        <Field label="Tvilling med">
          {(control) => (
            <Select
              {...control}
              value={twinOf(form.links, child.id) ?? ''}
              onChange={({ currentTarget }) => form.setTwin(child.id, currentTarget.value || null)}
            >
              <option value="">Ingen</option>
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <AlertDialog
        trigger={
          <Button size="compact" variant="ghost" pending={form.removingId === child.id} pendingText="Tager ud...">
            Er ikke deres barn<span className="sr-only">: {child.name}</span>
          </Button>
        }
        title={`Er ${child.name} ikke deres barn?`}
        description={`${child.name} bliver i træet, men hører ikke længere til disse forældre. Det kan fortrydes.`}
        confirmLabel="Tag ud"
        cancelLabel="Behold"
        destructive
        onConfirm={() => form.remove(child)}
      />
    </li>
  )
}

const screenReaderInstructions: ScreenReaderInstructions = {
  draggable:
    'Tryk på mellemrum for at flytte barnet. Brug piletasterne, og tryk på mellemrum igen for at sætte det på plads. Escape fortryder.',
}

/** What another editor chose, of whom both chose differently. */
type Changed = { theirs: ChildLink[] }

/** The children of a couple while they are put in order. */
function useChildrenForm(detail: PersonDetailView, { unionId, children }: CoupleView, opened: ChildLink[]) {
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
