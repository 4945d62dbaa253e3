import 'server-only'
import Papa from 'papaparse'
import { pieceStateText } from '@/lib/domain/production/copy'
import { getBatchForPapers } from '@/lib/domain/production/queries'
import type { Actor } from '@/lib/shared/actor'
import { formatDateTime } from '@/lib/shared/danish-time'

/**
 * A batch's pieces as CSV the way a Danish spreadsheet opens it: semicolons, CRLF, a byte order mark. A text that a
 * spreadsheet would take for a formula is escaped. Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.
 */
export async function writePiecesCsv(actor: Actor, number: number): Promise<string> {
  const { pieces } = await getBatchForPapers(actor, number)
  const fields = ['Stykke', 'Kode', 'Status', 'Forsøg', 'Hos', 'Station', 'Bemærkning', 'Ændret']
  const data = pieces.map((piece) => [
    piece.number,
    piece.formattedCode,
    pieceStateText(piece),
    piece.attempt,
    piece.heldByName ?? '',
    piece.station ?? '',
    piece.problem ?? '',
    formatDateTime(new Date(piece.updatedAt)),
  ])
  return `\uFEFF${Papa.unparse({ fields, data }, { delimiter: ';', newline: '\r\n', escapeFormulae: true })}\r\n`
}
