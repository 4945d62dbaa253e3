import 'server-only'
import Papa from 'papaparse'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import type { PieceRow } from '@/lib/domain/production/views'
import { formatDateTime } from '@/lib/shared/danish-time'

/**
 * A batch's pieces as CSV for Danish spreadsheets: semicolons, CRLF, a byte order mark. Texts that look like formulas
 * are escaped.
 */
export function writePiecesCsv(pieces: PieceRow[]): string {
  const fields = ['Stykke', 'Kode', 'Status', 'Forsøg', 'Hos', 'Station', 'Bemærkning', 'Ændret']
  const data = pieces.map((piece) => [
    piece.number,
    piece.formattedCode,
    pieceStateTexts[piece.state],
    piece.attempt,
    piece.heldByName ?? '',
    piece.station ?? '',
    piece.problem ?? '',
    formatDateTime(new Date(piece.updatedAt)),
  ])
  return `\uFEFF${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`
}
