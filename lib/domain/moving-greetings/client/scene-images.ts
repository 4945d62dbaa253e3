'use client'

import type { Pixels } from '@/lib/domain/moving-greetings/scene/pixel-canvas'
import { type SceneImages, sceneSide } from '@/lib/domain/moving-greetings/scene/scene'
import { drawSprites } from '@/lib/domain/moving-greetings/scene/scene-sprites'
import {
  type Measure,
  plateRadius,
  type SceneText,
  sceneTexts,
  textColours,
  textEdge,
} from '@/lib/domain/moving-greetings/scene/scene-texts'

export type BrowserImage = HTMLCanvasElement

/** As on the server: larger than the film, so that the camera can come nearer. */
const pictureSide = Math.round(sceneSide * 1.14)
const families = { serif: 'Newsreader, Georgia, serif', sans: 'Figtree, system-ui, sans-serif' } as const

/** A picture as the scene draws it. Throws when the browser cannot decode it. */
export async function decodePicture(source: Blob): Promise<BrowserImage> {
  const bitmap = await createImageBitmap(source)
  const scale = pictureSide / Math.min(bitmap.width, bitmap.height)
  const fitted = (length: number) => Math.min(2 * pictureSide, Math.max(pictureSide, Math.round(length * scale)))
  const { canvas, context } = newCanvas(fitted(bitmap.width), fitted(bitmap.height))
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  // What is longer than two squares is cut off evenly.
  const [width, height] = [bitmap.width * scale, bitmap.height * scale]
  context.drawImage(bitmap, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height)
  bitmap.close()
  return canvas
}

let sprites: Pick<SceneImages<BrowserImage>, 'glow' | 'leaf' | 'flake' | 'veil'> | null = null

/** Everything a scene is drawn from, in the site's letters. */
export async function sceneImages(
  said: { words: string; name: string },
  pictures: readonly BrowserImage[],
): Promise<SceneImages<BrowserImage>> {
  // A canvas does not wait for letters; without them it would draw in another font.
  await Promise.all([
    document.fonts.load(`40px ${families.serif}`, said.words),
    document.fonts.load(`20px ${families.sans}`, 'Sat'),
  ]).catch(() => {})
  const { context } = newCanvas(1, 1)
  const measure: Measure = (text, face, size) => {
    context.font = `${size}px ${families[face]}`
    return context.measureText(text).width
  }
  const texts = sceneTexts(said, measure)
  const drawn = (text: SceneText) => drawText(text, measure(text.text, text.face, text.size))
  sprites ??= canvases(drawSprites())
  return { ...sprites, pictures, lines: texts.lines.map(drawn), name: drawn(texts.name), label: drawn(texts.label) }
}

function drawText({ text, face, size, height, baseline, margin, hasPlate }: SceneText, width: number): BrowserImage {
  const { canvas, context } = newCanvas(Math.max(1, Math.ceil(width + 2 * margin)), height)
  context.font = `${size}px ${families[face]}`
  if (hasPlate) {
    context.fillStyle = textColours.plate
    context.beginPath()
    context.roundRect(0, 0, canvas.width, height, plateRadius)
    context.fill()
  } else {
    context.strokeStyle = textColours.edge
    context.lineWidth = textEdge
    context.lineJoin = 'round'
    context.strokeText(text, margin, baseline)
  }
  context.fillStyle = textColours.letters
  context.fillText(text, margin, baseline)
  return canvas
}

function canvases({ glow, leaf, flake, veil }: ReturnType<typeof drawSprites>) {
  return { glow: canvasOf(glow), leaf: canvasOf(leaf), flake: canvasOf(flake), veil: canvasOf(veil) }
}

function canvasOf({ width, height, data }: Pixels): BrowserImage {
  const { canvas, context } = newCanvas(width, height)
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  return canvas
}

/** An empty canvas. Throws where the browser has none. */
export function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  return { canvas, context }
}
