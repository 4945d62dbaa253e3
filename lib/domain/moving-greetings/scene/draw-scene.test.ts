import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawScene, picturesAt, viewOf, wordsAreThere } from './draw-scene'
import { PixelCanvas, type Pixels } from './pixel-canvas'
import { type Scene, type SceneImages, sceneSide } from './scene'
import { drawSprites } from './scene-sprites'

const scene: Scene = { words: 'Tak', name: 'Bodil', effect: 'leaves', seconds: 10, seed: 4711 }

function flat(width: number, height: number, colour: [number, number, number]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([...colour, 255], at)
  return { width, height, data }
}

const white = (width: number, height: number) => flat(width, height, [255, 255, 255])
const images: SceneImages<Pixels> = {
  ...drawSprites(),
  pictures: [flat(900, 820, [40, 60, 80]), flat(820, 1200, [120, 40, 40])],
  lines: [white(200, 40)],
  name: white(100, 30),
  label: white(300, 36),
}

function drawnAt(time: number, changes: Partial<Scene> = {}): PixelCanvas {
  const canvas = new PixelCanvas(sceneSide)
  drawScene(canvas, { ...scene, ...changes }, images, time)
  return canvas
}

const pixel = ({ data }: PixelCanvas, x: number, y: number) => [
  ...data.subarray((y * sceneSide + x) * 4, (y * sceneSide + x) * 4 + 3),
]

describe('a scene', () => {
  test('is the same for the same seed and another for another', () => {
    const drawn = (changes = {}) => createHash('sha256').update(drawnAt(4, changes).data).digest('hex')
    expect(drawn()).toBe(drawn())
    expect(drawn()).not.toBe(drawn({ seed: 4712 }))
  })

  test('says in its last second that rules made it, and not before', () => {
    expect(pixel(drawnAt(9.2), 100, 40)).toEqual([255, 255, 255])
    expect(pixel(drawnAt(4, { effect: 'none' }), 100, 40)).not.toEqual([255, 255, 255])
  })

  test('shows all its words and the name in its still', () => {
    const still = drawnAt(wordsAreThere(scene), { effect: 'none' })
    expect(pixel(still, 360, sceneSide - 44 - 15)).toEqual([255, 255, 255])
    expect(pixel(still, 360, sceneSide - 44 - 30 - 18 - 20)).toEqual([255, 255, 255])
  })

  test('begins with its first picture and ends with its last', () => {
    expect(pixel(drawnAt(0, { effect: 'none' }), 360, 300)).toEqual([40, 60, 80])
    expect(pixel(drawnAt(10, { effect: 'none' }), 360, 200)).toEqual([120, 40, 40])
  })

  test('leaves no moment without a picture, with any number of them', () => {
    for (const count of [1, 2, 3, 4]) {
      for (let time = 0; time <= 8; time += 0.04) {
        const [lowest] = picturesAt(count, 8, time)
        expect(lowest?.index === 0 || lowest?.alpha === 1 || lowest?.index === count - 1).toBe(true)
        expect(lowest).toBeDefined()
      }
    }
  })

  test('never looks beyond the edge of a picture', () => {
    for (const size of [
      { width: 820, height: 820 },
      { width: 1640, height: 820 },
      { width: 820, height: 1640 },
    ]) {
      for (const index of [0, 1, 2, 3]) {
        for (let part = 0; part <= 1; part += 0.05) {
          const { x, y, side } = viewOf(size, index, part)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(x + side).toBeLessThanOrEqual(size.width + 0.001)
          expect(y + side).toBeLessThanOrEqual(size.height + 0.001)
        }
      }
    }
  })
})
