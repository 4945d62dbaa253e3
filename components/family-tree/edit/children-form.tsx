'use client'

import { DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { ChildItem } from '@/components/family-tree/edit/child-item'
import { type ChildLink, twinOf } from '@/components/family-tree/edit/children-order'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { useChildrenForm } from '@/components/family-tree/edit/use-children-form'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { CoupleView, PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { childKindNames } from '@/lib/domain/family-tree/edit-copy'

type ChildrenFormProps = { detail: PersonDetailView; couple: CoupleView; links: ChildLink[] }

/** The children of a couple: their order, how each belongs, and who are twins. */
export function ChildrenForm({ detail, couple, links: opened }: ChildrenFormProps) {
  const { close } = useTreeActs()
  const { links, ordering, ...form } = useChildrenForm(detail, couple, opened)
  const children = links.flatMap(({ childId }) => couple.children.filter(({ id }) => id === childId))
  const [first] = children
  if (!first) return <Notice>Her står ingen børn.</Notice>
  return (
    <div className="space-y-6">
      <p>Sæt de ældste først. Børn, der er født sammen, tegnes som tvillinger.</p>
      <DndContext id={`children-${couple.unionId}`} {...ordering}>
        <SortableContext items={children.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ol className="space-y-4">
            {children.map((child, place) => (
              <ChildItem
                key={child.id}
                child={child}
                kind={links.find(({ childId }) => childId === child.id)?.kind ?? 'unknown'}
                twinId={twinOf(links, child.id) ?? ''}
                others={children.filter(({ id }) => id !== child.id)}
                place={place}
                count={children.length}
                isRemoving={form.removingId === child.id}
                onMove={(by) => form.move(child.id, place + by)}
                onKind={(kind) => form.setKind(child.id, kind)}
                onTwin={(otherId) => form.setTwin(child.id, otherId)}
                onRemove={() => form.remove(child)}
              />
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
