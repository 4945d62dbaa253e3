'use client'

import { choicesOf } from '@/components/family-tree/edit/tree-fields'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { MoveButtons } from '@/components/ui/move-buttons'
import { Select } from '@/components/ui/select'
import { useSortableItem } from '@/components/ui/use-sortable-item'
import type { RelativeView } from '@/lib/domain/family-tree/detail-views'
import { childKindNames } from '@/lib/domain/family-tree/edit-copy'
import { type ChildKind, childKinds } from '@/lib/domain/family-tree/schema'

type ChildItemProps = {
  child: RelativeView
  kind: ChildKind
  /** Whom the child was born together with; '' for nobody. */
  twinId: string
  others: readonly RelativeView[]
  place: number
  count: number
  isRemoving: boolean
  onMove: (by: -1 | 1) => void
  onKind: (kind: ChildKind) => void
  onTwin: (otherId: string | null) => void
  onRemove: () => void
}

/** A child among its siblings: moved by hand, by keyboard or with buttons. */
export function ChildItem(props: ChildItemProps) {
  const { child, kind, twinId, others, place, count, isRemoving, onMove, onKind, onTwin, onRemove } = props
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
          <MoveButtons name={child.name} place={place} count={count} handle={sorted.handle} onMove={onMove} />
        </div>
      </div>
      <Field label="Hører til som">
        {(control) => (
          <Select
            {...control}
            value={kind}
            onChange={({ currentTarget }) => onKind(childKinds.find((one) => one === currentTarget.value) ?? kind)}
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
            <Select {...control} value={twinId} onChange={({ currentTarget }) => onTwin(currentTarget.value || null)}>
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
          <Button size="compact" variant="ghost" pending={isRemoving} pendingText="Tager ud...">
            Er ikke deres barn<span className="sr-only">: {child.name}</span>
          </Button>
        }
        title={`Er ${child.name} ikke deres barn?`}
        description={`${child.name} bliver i træet, men hører ikke længere til disse forældre. Det kan fortrydes.`}
        confirmLabel="Tag ud"
        cancelLabel="Behold"
        destructive
        onConfirm={onRemove}
      />
    </li>
  )
}
