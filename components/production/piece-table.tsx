import { PieceDialog } from '@/components/production/piece-dialog'
import { PieceStateBadge } from '@/components/production/piece-state-badge'
import { Link } from '@/components/ui/link'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import type { PieceRow } from '@/lib/domain/production/schema'
import { type PieceCounts, type PieceState, pieceStates } from '@/lib/domain/production/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

export function PieceTable({ pieces }: { pieces: PieceRow[] }) {
  return (
    <Table caption="Partiets stykker">
      <TableHead>
        <tr>
          <TableHeader numeric>Nr.</TableHeader>
          <TableHeader>Kode</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader numeric isSecondary>
            Forsøg
          </TableHeader>
          <TableHeader isSecondary>Hos</TableHeader>
          <TableHeader isSecondary>Ændret</TableHeader>
          <TableHeader>
            <span className="sr-only">Handling</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {pieces.map((piece) => (
          <TableRow key={piece.id}>
            <TableCell numeric>{piece.number}</TableCell>
            <TableCell className="whitespace-nowrap font-semibold tabular-nums">{piece.formattedCode}</TableCell>
            <TableCell className="min-w-28 sm:min-w-56">
              <PieceStateBadge state={piece.state} />
              {piece.problem && <span className="wrap-anywhere mt-1 block text-muted-foreground">{piece.problem}</span>}
            </TableCell>
            <TableCell numeric isSecondary>
              {piece.attempt}
            </TableCell>
            <TableCell isSecondary className="min-w-36 wrap-anywhere">
              {[piece.heldByName, piece.station].filter(Boolean).join(', ')}
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap tabular-nums">
              {formatDateTime(new Date(piece.updatedAt))}
            </TableCell>
            <TableCell>
              <PieceDialog piece={piece} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

type PieceStateLinksProps = { number: number; counts: PieceCounts; shown: PieceState | undefined }

/** Filters by the states of a batch's pieces, as links; the choice is in the URL. */
export function PieceStateLinks({ number, counts, shown }: PieceStateLinksProps) {
  const states = pieceStates.filter((state) => counts[state] > 0 || state === shown)
  const choices = [
    { state: undefined, label: 'Alle' },
    ...states.map((state) => ({ state, label: pieceStateTexts[state] })),
  ]
  return (
    <nav aria-label="Stykkernes status" className="flex flex-wrap gap-x-6 border-border border-b font-sans">
      {choices.map(({ state, label }) => (
        <Link
          key={label}
          href={`/admin/qr-production/${number}${state ? `?state=${state}` : ''}`}
          scroll={false}
          aria-current={state === shown ? 'page' : undefined}
          className="-mb-px flex min-h-touch items-center border-transparent border-b-3 px-1 font-semibold text-muted-foreground no-underline transition-colors duration-fast hover:text-foreground aria-[current]:border-primary aria-[current]:text-foreground"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
