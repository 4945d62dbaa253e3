'use client'

import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import type { FormDraftView } from '@/components/form/form-draft'
import { showUpdateFailure } from '@/components/media/show-failure'
import { DeletePiece } from '@/components/music/delete-piece'
import { PieceItem } from '@/components/music/piece-item'
import { SortableList } from '@/components/ui/sortable-list'
import { useOrderMusic, useSetTop } from '@/lib/domain/music/client/music-hooks'
import type { MusicItem } from '@/lib/domain/music/schema'

type MusicListProps = { memorialId: string; items: MusicItem[]; draft: FormDraftView }

/** The pieces in the order of the page, by hand, by keyboard or with buttons. */
export function MusicList({ memorialId, items, draft }: MusicListProps) {
  const order = useOrderMusic(memorialId, { onRefused: showUpdateFailure })
  const top = useSetTop(memorialId, { onRefused: showUpdateFailure })
  const [leaving, setLeaving] = useState<MusicItem | null>(null)
  const ids = items.map(({ id }) => id)

  function move(from: number, to: number) {
    if (to >= 0 && to < ids.length && from !== to) order.mutate(arrayMove(ids, from, to))
  }

  return (
    <>
      <SortableList id={`music-${memorialId}`} thing="Stykket" shape="column" ids={ids} onMove={move}>
        <ol className="space-y-4">
          {items.map((item, place) => (
            <PieceItem
              key={item.id}
              memorialId={memorialId}
              item={item}
              place={place}
              count={items.length}
              draft={draft}
              isSettingTop={top.isPending && top.variables.id === item.id}
              onMove={move}
              onTop={({ id }, isTop) => top.mutate({ id, isTop })}
              onDelete={setLeaving}
            />
          ))}
        </ol>
      </SortableList>
      <DeletePiece memorialId={memorialId} item={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}
