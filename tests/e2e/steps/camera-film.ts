import QRCode from 'qrcode'
import sharp from 'sharp'

type Stone = { text: string; dark: string; light: string; seconds: number }

// What Chromium plays a film of single pictures with.
const FRAMES_A_SECOND = 30

/** What a fake camera sees: stones with codes, one after the other, as Chromium's MJPEG file. */
export async function cameraFilm(stones: Stone[]): Promise<Buffer> {
  const frames = await Promise.all(
    stones.map(async ({ text, dark, light, seconds }) => {
      const code = await QRCode.toBuffer(text, { margin: 4, width: 320, color: { dark, light } })
      const ground = { create: { width: 640, height: 480, channels: 3 as const, background: light } }
      const frame = await sharp(ground)
        .composite([{ input: code }])
        .jpeg({ quality: 85 })
        .toBuffer()
      return Array.from({ length: seconds * FRAMES_A_SECOND }, () => frame)
    }),
  )
  return Buffer.concat(frames.flat())
}
