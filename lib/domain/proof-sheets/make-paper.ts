import 'server-only'
import { createHash } from 'node:crypto'
import { artworkFacts, drawArtwork, drawingHash } from '@/lib/domain/artwork/draw-artwork'
import { proveArtwork } from '@/lib/domain/artwork/proof/prove-artwork'
import { ExportError } from '@/lib/domain/exports/errors'
import { provenFile } from '@/lib/domain/exports/proven-file'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { removePaperJob } from '@/lib/domain/proof-sheets/jobs'
import { type DrawnPaper, drawPaper } from '@/lib/domain/proof-sheets/paper/draw-paper'
import { senderOf } from '@/lib/domain/proof-sheets/sender'
import type { ProofSheetRow } from '@/lib/domain/proof-sheets/sheets'
import { a4Mm } from '@/lib/integrations/print/pdf-document'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

type PaperColumns = { storageKey: string; sha256: string; drawingSha256: string }

/**
 * Proves the drawing under wear, draws the PDF, reads the code back from it and stores it. Returns the columns that
 * refer to it. Throws EXPORT_WITHHELD when either cannot be read, ARTWORK_TOO_SMALL, ARTWORK_DOES_NOT_FIT and
 * STORAGE_FULL.
 */
export async function makePaper(sheet: ProofSheetRow): Promise<PaperColumns> {
  await provenFile({ options: sheet.options, code: sheet.qrCode.code, format: 'pdf' })
  const paper = await drawSheet(sheet, new Date())
  await readBack(paper)
  return storePaper(sheet, paper.pdf)
}

/**
 * Stores a PDF and returns the columns that refer to it. The file is removed after a day unless a sheet refers to it by
 * then. Throws STORAGE_FULL.
 */
export async function storePaper(
  { id, version, options, qrCode }: Pick<ProofSheetRow, 'id' | 'version' | 'options' | 'qrCode'>,
  pdf: Buffer,
): Promise<PaperColumns> {
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const storageKey = `proof-sheets/${id}/${version}-${sha256.slice(0, 16)}.pdf`
  await enqueue(db, removePaperJob, { storageKey }, { startAfter: new Date(Date.now() + dayMs) })
  try {
    await storage.put(storageKey, pdf, { contentType: 'application/pdf' })
  } catch (error) {
    throw asRefusal(error)
  }
  return { storageKey, sha256, drawingSha256: drawingHash(drawArtwork(options, qrCode.code)) }
}

/** Draws the PDF of the sheet as it is now, dated `date`. Throws ARTWORK_TOO_SMALL and ARTWORK_DOES_NOT_FIT. */
export function drawSheet(sheet: ProofSheetRow, date: Date): Promise<DrawnPaper> {
  const { options, inscription, number, version } = sheet
  const { code } = sheet.qrCode
  return drawPaper({
    number,
    version,
    date,
    code,
    options,
    inscription,
    drawing: drawArtwork(options, code),
    facts: artworkFacts(options, code),
    sender: senderOf(sheet),
    siteName: env.SITE_NAME,
  })
}

/** Both decoders must read exactly our address from the code in the PDF. */
async function readBack({ pdf, testSymbol, testDrawing }: DrawnPaper): Promise<void> {
  const drawing = { ...testDrawing, widthMm: a4Mm.width, heightMm: a4Mm.height, symbol: testSymbol }
  const proof = await proveArtwork({ file: pdf, format: 'pdf', drawing })
  if (!proof.isExact) throw new ExportError('EXPORT_WITHHELD')
}
