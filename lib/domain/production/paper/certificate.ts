import 'server-only'
import { buffer } from 'node:stream/consumers'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { optionsOfPiece } from '@/lib/domain/production/pieces'
import { estimateLines, estimateMarkTexts } from '@/lib/domain/stones/copy'
import { readEstimate } from '@/lib/domain/stones/stored-findings'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const margin = 22
const width = a4Mm.width - 2 * margin

/**
 * Draws the certificate of a finished piece: its newest photograph, the code and address, the estimate explained, and
 * who photographed it when. Throws NOT_FOUND for a piece without a photograph.
 */
export async function writeCertificate(id: string): Promise<{ file: Buffer; code: string }> {
  const photo = await db.stonePhoto.findFirst({
    where: { pieceId: id, kind: 'finished' },
    orderBy: { id: 'desc' },
    select: {
      storageKey: true,
      estimate: true,
      takenByName: true,
      createdAt: true,
      qrCode: { select: { code: true } },
      piece: {
        select: {
          number: true,
          checkedAt: true,
          options: true,
          batch: { select: { number: true, name: true, options: true } },
          proofSheet: { select: { options: true } },
        },
      },
    },
  })
  if (!photo?.piece) throw new DomainError('NOT_FOUND')
  const { piece, qrCode } = photo
  const code = formatTextCode(qrCode.code)
  const options = optionsOfPiece(piece)
  const { doc, finish } = createPdf({ title: `Certifikat for ${code}`, widthMm: a4Mm.width, heightMm: a4Mm.height })
  const paragraph = (text: string, y: number) =>
    doc
      .font('sans')
      .fontSize(10.5)
      .text(text, mm(margin), mm(y), { width: mm(width), lineGap: 1.5 })

  doc.fillColor('black').font('sans').fontSize(10).text(env.SITE_NAME, mm(margin), mm(18), { lineBreak: false })
  doc.font('serif').fontSize(26).text('Certifikat', mm(margin), mm(25), { lineBreak: false })
  doc.font('sans-semibold').fontSize(14).text(code, mm(margin), mm(39), { lineBreak: false })
  doc.font('sans').fontSize(10.5).text(printedAddress(env.SITE_URL, qrCode.code), mm(margin), mm(46))
  paragraph(
    `Stykke ${piece.number} i parti ${piece.batch.number}, ${piece.batch.name}. ${materialTexts[options.material]}, koden ${options.symbolMm.toLocaleString('da-DK')} mm på hver side.`,
    53,
  )
  const wordsEndMm = doc.y / mm(1)
  const picture = await pictureOf(photo.storageKey)
  // A long name takes more lines and leaves less height for the picture.
  const top = Math.max(68, wordsEndMm + 4)
  if (picture) doc.image(picture, mm(margin), mm(top), { fit: [mm(width), mm(160 - top)], align: 'center' })

  let y = 168
  const estimate = readEstimate(photo.estimate)
  if (estimate) {
    doc
      .font('serif')
      .fontSize(16)
      .text(`Skønnet læsbarhed: ${estimateMarkTexts[estimate.mark]}`, mm(margin), mm(y), { lineBreak: false })
    y += 9
    for (const { name, value, means } of estimateLines(estimate)) {
      doc.font('sans-semibold').fontSize(10.5).text(name, mm(margin), mm(y), { lineBreak: false })
      doc.font('sans').text(value, mm(margin + 46), mm(y), { lineBreak: false })
      doc.text(means, mm(margin + 62), mm(y), { width: mm(width - 62) })
      y = Math.max(y + 7, doc.y / mm(1) + 1.5)
    }
    paragraph(
      'Skønnet er lavet ud fra billedet på samme måde som i ISO/IEC 15415. Det er ikke en måling efter standarden, for lys, vinkel og kamera er ikke, som standarden kræver.',
      y + 3,
    )
    y = doc.y / mm(1) + 4
  }
  const checked = piece.checkedAt ? ` Koden på stykket blev scannet og læst ${formatDateTime(piece.checkedAt)}.` : ''
  paragraph(`Fotograferet af ${photo.takenByName} den ${formatDate(photo.createdAt)}.${checked}`, y + 2)
  return { file: await finish(), code: qrCode.code }
}

/** The picture as JPEG, which PDF supports; null when the file is missing. */
async function pictureOf(storageKey: string): Promise<Buffer | null> {
  const stored = await storage.get(storageKey)
  if (!stored) return null
  return inPictureProcess('jpeg', { file: await buffer(stored.stream), quality: 85 }, storageKey)
}
