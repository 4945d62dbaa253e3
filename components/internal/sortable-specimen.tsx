'use client'

import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { MoveButtons } from '@/components/ui/move-buttons'
import { ReasonField } from '@/components/ui/reason-field'
import { SortableList } from '@/components/ui/sortable-list'
import { useSortableItem } from '@/components/ui/use-sortable-item'

export function SortableSpecimen() {
  const [ids, setIds] = useState(['Dejlig er jorden', 'Den signede dag', 'Altid frejdig'])
  const move = (from: number, to: number) => setIds(arrayMove(ids, from, to))
  return (
    <SortableList id="specimen" thing="Stykket" shape="column" ids={ids} onMove={move}>
      <ol className="space-y-2">
        {ids.map((id, place) => (
          <Item key={id} id={id} place={place} count={ids.length} onMove={(by) => move(place, place + by)} />
        ))}
      </ol>
    </SortableList>
  )
}

type ItemProps = { id: string; place: number; count: number; onMove: (by: -1 | 1) => void }

function Item({ id, ...moving }: ItemProps) {
  const { item, handle } = useSortableItem({ id, description: 'flytbart stykke' })
  return (
    <li {...item} className="flex items-center gap-3 rounded-xl bg-card p-2 shadow-soft">
      <MoveButtons name={id} handle={handle} {...moving} />
      {id}
    </li>
  )
}

export function ReasonSpecimen() {
  const [reason, setReason] = useState('')
  return <ReasonField hint="Gemmes i kodens historik." value={reason} onValueChange={setReason} />
}
