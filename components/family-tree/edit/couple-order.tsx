'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { namesInWords } from '@/components/family-tree/edit/removal-text'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { IconButton } from '@/components/ui/icon-button'
import { useMoveUnion } from '@/lib/domain/family-tree/client/edit-hooks'
import type { CoupleView, PersonDetailView } from '@/lib/domain/family-tree/detail-views'

/** The couples of a person, moved with buttons; each move is saved by itself. */
export function CoupleOrder({ detail: { person, couples } }: { detail: PersonDetailView }) {
  const { memorialId, tell } = useTreeActs()
  const move = useMoveUnion(memorialId)
  return (
    <div className="space-y-6">
      <p>Sæt det første øverst. Træet viser dem i den rækkefølge.</p>
      <ol className="space-y-4">
        {couples.map((couple, place) => {
          const name = couple.partner?.name ?? 'Uden kendt partner'
          const moveTo = (to: 'earlier' | 'later') =>
            move.mutate(
              { unionId: couple.unionId, personId: person.id, to },
              { onSuccess: () => tell(`${name} er flyttet ${to === 'earlier' ? 'op' : 'ned'}`) },
            )
          return (
            <li
              key={couple.unionId}
              className="flex items-start justify-between gap-2 rounded-2xl bg-card p-4 shadow-soft"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="font-serif text-lg">{name}</span>
                <span className="block text-muted-foreground text-sm first-letter:uppercase">{aboutOf(couple)}</span>
              </p>
              <div className="flex shrink-0">
                <IconButton label={`Flyt ${name} op`} disabled={place === 0} onClick={() => moveTo('earlier')}>
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={`Flyt ${name} ned`}
                  disabled={place === couples.length - 1}
                  onClick={() => moveTo('later')}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ol>
      <TreeRefusal error={move.error} />
    </div>
  )
}

/** 'gift 1962 · Børn: Ida og Bo', to know couples apart. */
function aboutOf({ text, children }: CoupleView): string {
  const names = children.length > 0 && `Børn: ${namesInWords(children)}`
  return [text, names].filter(Boolean).join(' · ')
}
