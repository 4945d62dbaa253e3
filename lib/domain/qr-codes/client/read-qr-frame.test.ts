import QRCode from 'qrcode'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Frame, readQrFrame } from '@/lib/domain/qr-codes/client/read-qr-frame'

const printed = 'HTTPS://MINDELUND.EXAMPLE/QR/48WK0BPHMT'
type Stone = { dark?: string; light?: string; degrees?: number; blur?: number; noise?: number; size?: number }

/** A camera frame of 640 × 480 with the code somewhere in it. */
async function cameraFrame({
  dark = '#000000',
  light = '#ffffff',
  degrees = 0,
  blur = 0,
  noise = 0,
  size = 300,
}: Stone) {
  const code = await QRCode.toBuffer([{ data: printed, mode: 'alphanumeric' }], {
    errorCorrectionLevel: 'Q',
    margin: 4,
    width: size,
    color: { dark, light },
  })
  const turned = await sharp(code).rotate(degrees, { background: light }).toBuffer()
  const background = { create: { width: 640, height: 480, channels: 3 as const, background: light } }
  let picture = sharp(
    await sharp(background)
      .composite([{ input: turned }])
      .png()
      .toBuffer(),
  )
  if (blur > 0) picture = picture.blur(blur)
  const { data } = await sharp(await picture.jpeg({ quality: 80 }).toBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Deterministic noise.
  if (noise > 0)
    for (let at = 0; at < data.length; at++) data[at] = clamp((data[at] ?? 0) + (((at * 7919) % 101) / 50 - 1) * noise)
  const frame: Frame = { data: new Uint8ClampedArray(data), width: 640, height: 480 }
  return frame
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, value))
}

describe('a code is read from a frame of 640 × 480', () => {
  test.each<[string, Stone]>([
    ['dark on light', {}],
    ['light on dark, as in granite', { dark: '#e8e4da', light: '#26221f' }],
    ['light on dark and pale', { dark: '#9a948c', light: '#4a4642' }],
    ['turned a little', { degrees: 17 }],
    ['upside down', { degrees: 180 }],
    ['on its side and light on dark', { degrees: 90, dark: '#ffffff', light: '#222222' }],
    ['out of focus', { blur: 2.5 }],
    ['out of focus and light on dark', { blur: 2, dark: '#f0ece4', light: '#1c1a18' }],
    ['on speckled stone', { noise: 45 }],
    ['from a distance', { size: 130 }],
  ])('%s', async (_, stone) => {
    expect(readQrFrame(await cameraFrame(stone))).toBe(printed)
  })
})

test('a picture without a code gives null and does not throw', async () => {
  const empty = { data: new Uint8ClampedArray(640 * 480 * 4).fill(127), width: 640, height: 480 }
  expect(readQrFrame(empty)).toBeNull()
  expect(readQrFrame(await cameraFrame({ blur: 14 }))).toBeNull()
  expect(readQrFrame({ data: new Uint8ClampedArray(4), width: 1, height: 1 })).toBeNull()
})
