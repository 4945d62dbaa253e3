import QRCode from 'qrcode'
import sharp from 'sharp'

/** A symbol of our own drawing, or a picture as it came from elsewhere; `light` is what lies around it. */
type Stone = { light: string; seconds: number } & ({ text: string; dark: string } | { picture: Buffer })

// What Chromium plays a film of single pictures with.
const FRAMES_A_SECOND = 30
// No hand is quite still: one picture in a hundred is beyond the reader, and it would come again and again.
const TURNS = [-3, 0, 4, 8]

/** What a fake camera sees: stones with codes, one after the other, as Chromium's MJPEG file. */
export async function cameraFilm(stones: Stone[]): Promise<Buffer> {
  const frames = await Promise.all(
    stones.map(async (stone) => {
      const { light, seconds } = stone
      const code = await pictureOf(stone)
      const ground = { create: { width: 640, height: 480, channels: 3 as const, background: light } }
      const turned = TURNS.map(async (degrees) => {
        const input = await sharp(code).rotate(degrees, { background: light }).toBuffer()
        return sharp(ground).composite([{ input }]).jpeg({ quality: 85 }).toBuffer()
      })
      const views = await Promise.all(turned)
      const half = Array.from({ length: seconds * 2 }, (_, index) => views[index % views.length] ?? code)
      return half.flatMap((view) => Array.from({ length: FRAMES_A_SECOND / 2 }, () => view))
    }),
  )
  return Buffer.concat(frames.flat())
}

function pictureOf(stone: Stone): Promise<Buffer> {
  if ('picture' in stone)
    return sharp(stone.picture).resize({ height: 380, width: 560, fit: 'inside' }).png().toBuffer()
  return QRCode.toBuffer(stone.text, { margin: 4, width: 320, color: { dark: stone.dark, light: stone.light } })
}
