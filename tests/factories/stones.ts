import QRCode from 'qrcode'
import sharp from 'sharp'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { UploadedFile } from '@/lib/server/request-body'
import { printedAddress } from '@/lib/shared/qr-text-code'

/** A decodable photograph: grey stone with the symbol of this code, or without any. */
export async function stonePicture(code: string | null): Promise<UploadedFile> {
  const stone = sharp({ create: { width: 700, height: 900, channels: 3, background: '#8f8d88' } })
  const symbol = code && (await QRCode.toBuffer(printedAddress(env.SITE_URL, code), { width: 420, margin: 4 }))
  const made = symbol ? stone.composite([{ input: symbol, top: 240, left: 140 }]) : stone
  return new UploadedFile(
    'sten.jpg',
    await made
      .jpeg({ quality: 90 })
      .withExif({ IFD0: { Make: 'Telefon' } })
      .toBuffer(),
  )
}

type PhotoOptions = {
  takenById?: string
  isShown?: boolean
  isThisCode?: boolean | null
  kind?: 'mounted' | 'finished'
}

/** The row of a photograph without files. */
export async function createStonePhoto(code: { id: string }, options: PhotoOptions = {}): Promise<{ id: string }> {
  const { takenById = null, isShown = false, isThisCode = true, kind = 'mounted' } = options
  return db.stonePhoto.create({
    data: {
      qrCodeId: code.id,
      kind,
      takenById,
      isShown,
      isThisCode,
      width: 700,
      height: 900,
      storageKey: `stones/prove-${crypto.randomUUID()}.webp`,
      takenByName: 'Bo Holm',
    },
    select: { id: true },
  })
}
