import { describe, expect, test } from 'vitest'
import { coverSizes, portraitSizes, stonePortraitSizes } from './head-sizes'

const rem = 16
const shapes = [
  { width: 1800, height: 1200 },
  { width: 1200, height: 1600 },
  { width: 1600, height: 2000 },
  { width: 4000, height: 1000 },
  { width: 2000, height: 2000 },
  { width: 1280, height: 853 },
]
const screens = [
  [320, 568],
  [360, 740],
  [390, 844],
  [430, 932],
  [639, 900],
  [640, 900],
  [768, 1024],
  [844, 390],
  [1023, 768],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1800, 1000],
] as const

/** Evaluates a `sizes` value as a browser does: CSS pixels on a screen of this width and height. */
function read(sizes: string, width: number, height: number): number {
  const parts = sizes.split(/,\s*(?![^(]*\))/)
  for (const part of parts) {
    const [, edge, limit, value = part] = /^\((min|max)-width: ([\d.]+)rem\) (.+)$/.exec(part) ?? []
    if (edge === 'min' && width < Number(limit) * rem) continue
    if (edge === 'max' && width > Number(limit) * rem) continue
    const px = (number: string, unit: string) =>
      Number(number) * (unit === 'rem' ? rem : unit === 'vw' ? width / 100 : height / 100)
    const lengths = value
      .replace(/^\w+\(|\)$/g, '')
      .split(', ')
      .map((sum) =>
        [...sum.matchAll(/(- )?([\d.]+)(rem|vw|svh)/g)].reduce(
          (total, [, minus, number = '', unit = '']) => total + (minus ? -1 : 1) * px(number, unit),
          0,
        ),
      )
    const [least = 0, wanted = 0, most = 0] = lengths
    if (value.startsWith('clamp(')) return Math.max(least, Math.min(wanted, most))
    return value.startsWith('min(') ? Math.min(...lengths) : Math.max(...lengths)
  }
  throw new Error(`nothing holds at ${width} px in ${sizes}`)
}

/** The drawn width of a picture that covers a frame of this size. */
const drawn = ({ width, height }: { width: number; height: number }, frameWidth: number, frameHeight: number) =>
  Math.max(frameWidth, (frameHeight * width) / height)

describe.each(shapes)('the sizes of a head picture of $width × $height match its drawn width', (shape) => {
  test.each(screens)('on a screen of %i × %i', (width, height) => {
    const truths: Array<[string, number]> = [
      [coverSizes(shape, 'standard'), drawn(shape, width, (width >= 1024 ? 24 : width >= 640 ? 20 : 14) * rem)],
      [coverSizes(shape, 'enhanced'), drawn(shape, width, enhancedCover(width, height))],
      [portraitSizes(shape, 'standard'), portraitIn(shape, width >= 640 ? 15 : 11)],
      [portraitSizes(shape, 'enhanced'), portraitIn(shape, width >= 640 ? 18 : enhancedPortrait(height))],
      [portraitSizes(shape, 'classic'), drawn(shape, 12 * rem, 15 * rem)],
      [stonePortraitSizes(shape), stonePortrait(shape, width)],
    ]
    for (const [sizes, truth] of truths) {
      const said = read(sizes, width, height)
      expect(said, sizes).toBeGreaterThanOrEqual(truth - 0.5)
      expect(said, sizes).toBeLessThanOrEqual(truth * 1.09 + 4)
    }
  })
})

test('the sizes of a cover with an ordinary shape are a few bytes', () => {
  expect(coverSizes({ width: 1800, height: 1200 }, 'standard')).toBe('max(100vw, 21rem)')
  expect(coverSizes({ width: 1200, height: 1600 }, 'standard')).toBe('100vw')
})

const border = 0.5 * rem

const enhancedCover = (width: number, height: number) =>
  width >= 640 ? 0.56 * height : Math.max(0.14 * height, 0.76 * height - 20.5 * rem)

const enhancedPortrait = (height: number) => Math.max(5.5, Math.min((0.18 * height) / rem, 11))

function portraitIn(shape: { width: number; height: number }, wideRem: number): number {
  return drawn(shape, wideRem * rem - border, wideRem * rem * 1.25 - border)
}

/** Columns of at least 9.5 rem between gutters, each with a portrait of at most 15 rem. */
function stonePortrait(shape: { width: number; height: number }, screen: number): number {
  const gutter = Math.min(3 * rem, Math.max(1.25 * rem, 0.75 * rem + 0.024 * screen))
  const gap = (screen >= 640 ? 2.5 : 1) * rem
  const room = Math.min(screen - 2 * gutter, 72 * rem)
  const columns = room >= 2 * 9.5 * rem + gap ? 2 : 1
  const column = (room - (columns - 1) * gap) / columns
  const wide = Math.min(15 * rem, column)
  return drawn(shape, wide, wide * 1.25)
}
