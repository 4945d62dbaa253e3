import { Badge } from '@/components/ui/badge'
import { loudnessText, rightsNotSaid, rightsWords } from '@/lib/domain/music/copy'
import type { MusicItem } from '@/lib/domain/music/schema'
import { formatDate } from '@/lib/shared/danish-time'

/** Where a piece stands: whether visitors hear it, and if not, why. */
export function PieceState({ item }: { item: MusicItem }) {
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
          {rightsWords[rights].label}
          {licence && `: ${licence}`}
          {by && `. Skrevet${by}`}
        </>
      )}
    </p>
  )
}
