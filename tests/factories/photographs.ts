import QRCode from 'qrcode'
import sharp from 'sharp'

/** A JPEG resembling a photograph of a plaque with this text in its symbol, or of a bare plaque for null. */
export async function photographOf(text: string | null): Promise<Buffer> {
  const ground = { create: { width: 900, height: 700, channels: 3 as const, background: { r: 214, g: 210, b: 204 } } }
  const plaque =
    text === null ? [] : [{ input: await QRCode.toBuffer(text, { width: 420, margin: 4 }), left: 240, top: 140 }]
  return sharp(ground).composite(plaque).jpeg({ quality: 90 }).toBuffer()
}
