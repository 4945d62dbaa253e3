import 'server-only'
import { create } from 'qrcode'
import { mm } from '@/lib/integrations/print/pdf-document'

/** `keepsCase`: for addresses whose small letters matter; the symbol is larger. */
type Place = { text: string; xMm: number; yMm: number; sideMm: number; keepsCase?: boolean }

/**
 * A black QR symbol without its quiet zone, in alphanumeric mode with error correction Q, or in byte mode with M. Four modules around it must
 * stay white (ISO/IEC 18004 §6.3.8). Each run in a row is one rectangle that slightly overlaps the next row, so that
 * no viewer shows a seam.
 */
export function drawQr(doc: PDFKit.PDFDocument, { text, xMm, yMm, sideMm, keepsCase = false }: Place): void {
  const { modules } = keepsCase
    ? create(text, { errorCorrectionLevel: 'M' })
    : create([{ data: text, mode: 'alphanumeric' }], { errorCorrectionLevel: 'Q' })
  const size = mm(sideMm) / modules.size
  const seam = size * 0.02
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column
      while (column < modules.size && modules.get(row, column)) column += 1
      if (column === start) continue
      doc.rect(mm(xMm) + start * size, mm(yMm) + row * size, (column - start) * size, size + seam)
    }
  }
  doc.fill('#000000')
}
