import 'server-only'
import { pieceStateTexts } from '@/lib/domain/production/copy'
import { getBatchForPapers, writeLabels, writePackingList } from '@/lib/domain/production/paper/batch-papers'
import { writeCertificate } from '@/lib/domain/production/paper/certificate'
import { forWorkshop } from '@/lib/domain/production/policy'
import { batchInput, labelsInput, type PieceRow, pieceInput } from '@/lib/domain/production/schema'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { csvFile } from '@/lib/shared/csv'
import { danishMinute } from '@/lib/shared/danish-time'

/** Labels for every piece of a batch, or for one. Throws NOT_FOUND. */
export const printLabels = defineRead({
  name: 'production.print-labels',
  ...forWorkshop,
  input: labelsInput,
  run: async (actor, { number, paper, piece: only }) => {
    const { batch, pieces: all } = await getBatchForPapers(actor, number)
    const pieces = only ? all.filter((piece) => piece.number === only) : all
    if (pieces.length === 0) throw new DomainError('NOT_FOUND')
    return pdf(await writeLabels({ batch, pieces }, paper))
  },
})

/** The packing list of a batch. Throws NOT_FOUND. */
export const printPackingList = defineRead({
  name: 'production.print-packing-list',
  ...forWorkshop,
  input: batchInput,
  run: async (actor, { number }) => pdf(await writePackingList(await getBatchForPapers(actor, number))),
})

/** A batch's pieces as CSV. Throws NOT_FOUND. */
export const exportPieces = defineRead({
  name: 'production.export-pieces',
  ...forWorkshop,
  input: batchInput,
  run: async (actor, { number }) => {
    const { pieces } = await getBatchForPapers(actor, number)
    return {
      body: writePiecesCsv(pieces),
      contentType: 'text/csv; charset=utf-8',
      filename: `parti-${number}.csv`,
    }
  },
})

/** The certificate of a finished piece. Throws NOT_FOUND for a piece without a photograph. */
export const printCertificate = defineRead({
  name: 'production.print-certificate',
  ...forWorkshop,
  input: pieceInput,
  run: async (_, { id }) => {
    const { file, code } = await writeCertificate(id)
    return { ...pdf(file), filename: `certifikat-${code}.pdf` }
  },
})

const pdf = (file: Buffer) => ({ body: new Uint8Array(file), contentType: 'application/pdf' })

export function writePiecesCsv(pieces: PieceRow[]): string {
  return csvFile(pieces, [
    ['Stykke', ({ number }) => number],
    ['Kode', ({ formattedCode }) => formattedCode],
    ['Status', ({ state }) => pieceStateTexts[state]],
    ['Forsøg', ({ attempt }) => attempt],
    ['Hos', ({ heldByName }) => heldByName],
    ['Station', ({ station }) => station],
    ['Bemærkning', ({ problem }) => problem],
    ['Ændret', ({ updatedAt }) => danishMinute(new Date(updatedAt))],
  ])
}
