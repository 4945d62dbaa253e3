import { PieceDialog } from '@/components/production/piece-dialog'
import { TextLink } from '@/components/ui/text-link'
import type { StoppedPiece } from '@/lib/domain/production/views'
import { formatRelative } from '@/lib/shared/danish-time'

/** Pieces that await a decision. */
export function StoppedPieces({ pieces }: { pieces: StoppedPiece[] }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">Stoppet</h2>
      <ul className="divide-y divide-border">
        {pieces.map((piece) => (
          <li key={piece.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 max-w-measure">
              <p className="font-semibold tabular-nums">{piece.formattedCode}</p>
              <p className="wrap-anywhere">{piece.problem}</p>
              <p className="text-muted-foreground text-sm">
                <TextLink href={`/admin/qr-production/${piece.batchNumber}`}>
                  Parti {piece.batchNumber}, {piece.batchName}
                </TextLink>
                , stykke {piece.number}, {formatRelative(new Date(piece.stoppedAt))}
              </p>
            </div>
            <PieceDialog piece={{ ...piece, state: 'stopped', hasPhoto: false }} />
          </li>
        ))}
      </ul>
    </section>
  )
}
