'use client'

import { arrayMove, useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { SortableList } from '@/components/ui/sortable-list'

export function SortableSpecimen() {
  const [ids, setIds] = useState(['Dejlig er jorden', 'Den signede dag', 'Altid frejdig'])
  return (
    <SortableList
      id="specimen"
      thing="Stykket"
      shape="column"
      ids={ids}
      onMove={(from, to) => setIds(arrayMove(ids, from, to))}
    >
      <ol className="space-y-2">
        {ids.map((id) => (
          <Item key={id} id={id} />
        ))}
      </ol>
    </SortableList>
  )
}

function Item({ id }: { id: string }) {
  const { setNodeRef, attributes, listeners, transform, transition } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className="flex items-center gap-3 rounded-xl bg-card p-2 shadow-soft"
    >
      <IconButton label={`Flyt ${id}`} {...attributes} {...listeners}>
        <GripVertical aria-hidden />
      </IconButton>
      {id}
    </li>
  )
}
