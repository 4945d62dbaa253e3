import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { type Recipe, readRecipe, untouched } from '@/lib/domain/pictures/recipe'
import { geometryOf } from '@/lib/domain/pictures/recipe-geometry'
import { levelsOf } from '@/lib/domain/pictures/recipe-tones'
import { renderRecipe } from '@/lib/domain/pictures/render-recipe'
import { drawHalves } from '@/tests/factories/sample-pictures'

const render = async (file: Buffer, recipe: Partial<Recipe>) => {
  const made = await renderRecipe(file, { ...untouched, ...recipe })
  const { data, info } = await sharp(made.variants.at(-1)?.body).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return { ...made, at, data, channels: info.channels }
}
const isRed = ([r = 0, , b = 0]: number[]) => r > b + 60
const isBlue = ([r = 0, , b = 0]: number[]) => b > r + 60

describe('a recipe', () => {
  test('turns clockwise, crops in percent of the turned picture, and returns the size at full resolution', async () => {
    const file = await drawHalves(3000, 2000).png().toBuffer()
    const turned = await render(file, { turns: 1 })
    expect([turned.width, turned.height]).toEqual([2000, 3000])
    expect(turned.variants.map(({ width }) => width)).toEqual([320, 480, 640, 1280, 1920])
    expect([isRed(turned.at(0.5, 0.1)), isBlue(turned.at(0.5, 0.9))]).toEqual([true, true])
    const lower = await render(file, { turns: 1, cropTop: 60 })
    expect([lower.width, lower.height]).toEqual([2000, 1200])
    expect(isBlue(lower.at(0.5, 0.05))).toBe(true)
  })

  test.each([-15, -3.5, 0.5, 15])('straightened by %s degrees shows no empty corner', async (straighten) => {
    const grey = sharp({ create: { width: 900, height: 500, channels: 3, background: '#404040' } })
    const { at, width, height } = await render(await grey.png().toBuffer(), { straighten })
    for (const corner of [at(0, 0), at(1, 0), at(0, 1), at(1, 1)]) expect(Math.max(...corner)).toBeLessThan(110)
    expect(width / height).toBeCloseTo(1.8, 1)
  })

  test('changes light, contrast and colour without clipping black or white', async () => {
    const scale = Buffer.from(
      Array.from({ length: 256 * 8 }, (_, index) => [index % 256, index % 256, index % 256]).flat(),
    )
    const file = await sharp(scale, { raw: { width: 256, height: 8, channels: 3 } })
      .png()
      .toBuffer()
    const middle = async (recipe: Partial<Recipe>) => (await render(file, recipe)).at(0.5, 0.5)[0] ?? 0
    expect(await middle({ light: 30 })).toBeGreaterThan(150)
    expect(await middle({ light: -30 })).toBeLessThan(100)
    const strong = await render(file, { contrast: 40 })
    expect(strong.at(0.25, 0.5)[0]).toBeLessThan(56)
    expect(strong.at(0.75, 0.5)[0]).toBeGreaterThan(199)
    expect(strong.at(0.02, 0.5)[0]).toBeLessThan(strong.at(0.1, 0.5)[0] ?? 0)
    const [r = 0, g = 0, b = 0] = (await render(await drawHalves(64, 48).png().toBuffer(), { blackAndWhite: true })).at(
      0,
      0,
    )
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(4)
  })

  test('restores the range of a faded scan and removes the yellowing', async () => {
    const faded = Buffer.from(
      Array.from({ length: 200 * 200 }, (_, index) => {
        const value = index % 200
        return [110 + value * 0.55, 100 + value * 0.5, 70 + value * 0.5]
      }).flat(),
    )
    const file = await sharp(faded, { raw: { width: 200, height: 200, channels: 3 } })
      .png()
      .toBuffer()
    const { data, channels } = await render(file, { restore: 100 })
    for (const { low, high } of levelsOf(data, channels)) {
      expect(low).toBeLessThan(15)
      expect(high).toBeGreaterThan(240)
    }
    const half = await render(file, { restore: 50 })
    expect(levelsOf(half.data, half.channels)[0].low).toBeGreaterThan(30)
  })

  test('amplifies no noise in a picture of a single tone', async () => {
    const dark = sharp({ create: { width: 60, height: 60, channels: 3, background: { r: 40, g: 42, b: 38 } } })
    const { at } = await render(await dark.png().toBuffer(), { restore: 100 })
    const [r = 0, g = 0, b = 0] = at(0.5, 0.5)
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(20)
  })

  test('keeps transparency', async () => {
    const file = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const made = await renderRecipe(file, { ...untouched, light: 20 })
    expect((await sharp(made.variants[0]?.body).metadata()).hasAlpha).toBe(true)
  })

  test('that is unreadable in its row gives the original', () => {
    for (const stored of [null, 'x', { light: 900 }]) expect(readRecipe(stored)).toEqual(untouched)
    expect(readRecipe({ light: 5 })).toEqual({ ...untouched, light: 5 })
  })
})

test('the frame of a straightened picture has its corners inside the picture', () => {
  const { frame } = geometryOf({ width: 400, height: 300 }, { ...untouched, straighten: 10 })
  const angle = (10 * Math.PI) / 180
  const reach = (frame.width * Math.cos(angle) + frame.height * Math.sin(angle)) / 2
  expect(reach).toBeLessThanOrEqual(200.001)
  expect((frame.width * Math.sin(angle) + frame.height * Math.cos(angle)) / 2).toBeLessThanOrEqual(150.001)
})
