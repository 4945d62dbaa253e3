import { PieceDialog } from '@/components/production/piece-dialog'
import { PieceStateBadge } from '@/components/production/piece-state-badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { PieceRow } from '@/lib/domain/production/schema'
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
