import 'server-only'
import PDFDocument from 'pdfkit'
import { printFaces, printFontPath } from '@/lib/integrations/print/print-fonts'

/** PDF points per millimetre (ISO 32000-1 §8.3.2.3: 72 to the inch). */
export const pointsPerMm = 72 / 25.4

/** Converts millimetres to PDF points. */
export function mm(length: number): number {
  return length * pointsPerMm
}

export const a4Mm = { width: 210, height: 297 }

type Paper = {
  title: string
  /** Shown in the document's properties. */
  subject?: string
  /** Of every page unless `addPage` overrides it. */
  widthMm: number
  heightMm: number
  marginMm?: number
  /** False for one whose pages all have sizes of their own. */
  hasFirstPage?: boolean
  /**
   * Kept for years and read aloud: PDF/A-3a (ISO 19005-3), tagged; `createdAt` is written into it. Everything drawn then
   * belongs to a structure element or is marked as an artifact (./tagged-text.ts). Pages stay open until the end.
   */
  archive?: { createdAt: Date }
}

/** An open document: draw on `doc` in points, then call `finish` for its bytes. */
export type PdfDocument = { doc: PDFKit.PDFDocument; finish: () => Promise<Buffer> }

const archived = {
  subset: 'PDF/A-3a',
  pdfVersion: '1.7',
  tagged: true,
  bufferPages: true,
  // Instead of Helvetica, which readers have and a PDF/A must contain.
  font: printFontPath('sans'),
} as const

/**
 * A PDF in Danish with its title, with our fonts registered by name (`doc.font('serif')`).
 * Deterministic: no date and no random id is written.
 */
export function createPdf({
  title,
  subject,
  widthMm,
  heightMm,
  marginMm = 0,
  hasFirstPage = true,
  archive,
}: Paper): PdfDocument {
  const createdAt = archive?.createdAt ?? new Date(0)
  const doc = new PDFDocument({
    ...(archive ? archived : {}),
    size: [mm(widthMm), mm(heightMm)],
    margin: mm(marginMm),
    autoFirstPage: hasFirstPage,
    lang: 'da-DK',
    displayTitle: true,
    info: {
      Title: title,
      Creator: 'Mindelund',
      CreationDate: createdAt,
      ModDate: createdAt,
      ...(subject ? { Subject: subject } : {}),
    },
  })
  for (const face of printFaces) doc.registerFont(face, printFontPath(face))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  return {
    doc,
    finish: () => {
      doc.end()
      return done
    },
  }
}
