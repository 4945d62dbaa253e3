import QRCode from 'qrcode'
import sharp from 'sharp'

/** A symbol drawn by us, or any picture; `light` is the colour around it. */
type Stone = { light: string; seconds: number } & ({ text: string; dark: string } | { picture: Buffer })

// Chromium's frame rate for a film of single pictures.
const FRAMES_A_SECOND = 30
// Slight rotations, as of a hand: one frame in a hundred is unreadable, and a still film would repeat it.
const TURNS = [-3, 0, 4, 8]

/** The film of a fake camera: stones with codes, one after the other, in Chromium's MJPEG format. */
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
