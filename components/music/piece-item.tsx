'use client'

import { Trash2 } from 'lucide-react'
import type { FormDraftView } from '@/components/form/form-draft'
import { PieceForm } from '@/components/music/piece-form'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import { MoveButtons } from '@/components/ui/move-buttons'
import { useSortableItem } from '@/components/ui/use-sortable-item'
import { formatLength } from '@/lib/domain/media/media-words'
import { loudnessText, madeLabelOf, pieceName, recordedText, rightsNotSaid, rightsTexts } from '@/lib/domain/music/copy'
import type { MusicItem } from '@/lib/domain/music/schema'
import { formatDate } from '@/lib/shared/danish-time'

type PieceItemProps = {
  memorialId: string
  item: MusicItem
  /** Counted from 0. */
  place: number
  count: number
  isSettingTop: boolean
  /** A form refused without script, of any piece. */
  draft: FormDraftView
  onMove: (from: number, to: number) => void
  onTop: (item: MusicItem, isTop: boolean) => void
  onDelete: (item: MusicItem) => void
}

/** A piece: listen to it, say what it is and why it may be here, move it, put it at the top, or delete it. */
export function PieceItem({ memorialId, item, place, count, draft, ...acts }: PieceItemProps) {
  const { isSettingTop, onMove, onTop, onDelete } = acts
  const ownDraft = draft?.values.mediaId === item.id ? draft : null
  const sorted = useSortableItem({ id: item.id, description: 'flytbart stykke', isMovable: count > 1 })
  const name = pieceName(item, place + 1)
  const { artist, year, durationSeconds, isRecorded } = item
  const words = [artist, year, durationSeconds && formatLength(durationSeconds), isRecorded && recordedText]
    .filter(Boolean)
    .join(' · ')
  const label = madeLabelOf(item)
  const isReady = item.status === 'ready' || item.status === 'hidden'
  return (
    <li
      {...sorted.item}
      id={item.id}
      className={cn('rounded-2xl bg-card p-4 shadow-soft sm:p-5', sorted.isDragging && 'relative z-10 shadow-lift')}
    >
      <h2 className="font-serif text-xl [overflow-wrap:anywhere]">{name}</h2>
      {words && <p className="text-muted-foreground [overflow-wrap:anywhere]">{words}</p>}
      {label && <p className="text-sm">{label}</p>}
      <PieceState item={item} />
      {item.file && (
        // biome-ignore lint/a11y/useMediaCaption: music has no captions; the text beside it says what is heard.
        <audio controls preload="none" src={item.file} aria-label={`Musik: ${name}`} className="mt-4 w-full" />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {isReady && (
          <Button
            size="compact"
            variant="outline"
            pending={isSettingTop}
            pendingText="Gemmer..."
            onClick={() => onTop(item, !item.isTop)}
          >
            {item.isTop ? 'Tag ned fra toppen' : 'Vis øverst på siden'}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {item.original && (
          <a href={item.original} className="inline-flex min-h-touch items-center px-3 text-link underline">
            Hent filen<span className="sr-only">: {name}</span>
          </a>
        )}
        <IconButton label={`Slet ${name}`} onClick={() => onDelete(item)}>
          <Trash2 aria-hidden />
        </IconButton>
        <MoveButtons
          name={name}
          place={place}
          count={count}
          handle={sorted.handle}
          onMove={(by) => onMove(place, place + by)}
        />
      </div>
      {isReady && (
        <details
          open={item.rights === null || ownDraft !== null || undefined}
          className="mt-2 border-border border-t pt-2"
        >
          <summary className="flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
            Titel, rettigheder og visning<span className="sr-only">: {name}</span>
          </summary>
          <PieceForm memorialId={memorialId} item={item} name={name} draft={ownDraft} />
        </details>
      )}
    </li>
  )
}

/** Where a piece stands: whether visitors hear it, and if not, why. */
function PieceState({ item }: { item: MusicItem }) {
  const { status } = item
  if (status === 'processing') {
    return (
      <p role="status" className="mt-3 text-muted-foreground">
        Gøres klar. Det tager som regel under et minut, og du behøver ikke vente her.
      </p>
    )
  }
  if (status === 'failed') {
    return (
      <p className="mt-3 rounded-lg bg-destructive-soft px-4 py-3 text-destructive-soft-foreground">
        {item.failure} Slet stykket, og prøv med en anden fil.
      </p>
    )
  }
  return (
    <div className="mt-3 space-y-2 text-sm">
      <p className="flex flex-wrap gap-2">
        {item.isTop && <Badge variant="info">Øverst på siden</Badge>}
        {item.isHeard ? <Badge variant="success">Vises</Badge> : <Badge>Vises ikke</Badge>}
      </p>
      {status === 'hidden' && (
        <p>
          <strong>Skjult af os.</strong> {item.hiddenReason}
        </p>
      )}
      <Rights item={item} />
      <p className="text-muted-foreground">{loudnessText(item.isEvened)}</p>
    </div>
  )
}

/** Why a piece may be here, and who said so. Nobody played a song that rules made. */
function Rights({ item: { rights, licence, rightsAt, rightsByName, isMade } }: { item: MusicItem }) {
  if (rights === null) return <p>{rightsNotSaid}</p>
  const by = rightsByName && rightsAt ? ` af ${rightsByName} ${formatDate(new Date(rightsAt))}` : ''
  return (
    <p className="text-muted-foreground [overflow-wrap:anywhere]">
      {isMade ? (
        `Lavet her på siden af livshistorien. Lagt på siden${by}`
      ) : (
        <>
          {rightsTexts[rights].label}
          {licence && `: ${licence}`}
          {by && `. Skrevet${by}`}
        </>
      )}
    </p>
  )
}
