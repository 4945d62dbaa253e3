import 'server-only'
import { type Font, openSync } from 'fontkit'
import { type Scene, sceneSide } from '@/lib/domain/moving-greetings/scene/scene'
import {
  type Measure,
  plateRadius,
  type SceneText,
  sceneTexts,
  textColours,
  textEdge,
} from '@/lib/domain/moving-greetings/scene/scene-texts'
import { byJob, inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import type { PictureVariants } from '@/lib/integrations/pictures/make-variants'
import { printFontPath } from '@/lib/integrations/print/print-fonts'
import { threadPool } from '@/lib/server/thread-pool'

/** Runs the tasks of moving-film-worker.ts in a thread, one at a time. Rejects with a PoolError. */
const inMovingFilmPool = threadPool<typeof import('./moving-film-worker')>({
  worker: 'moving-film',
  atOnce: 1,
  // Twenty seconds of film take half a minute here, and longer while both cores are busy. Ends before its job.
  patienceMs: 240_000,
  heapMb: 256,
})

/** Larger than the film, so that the camera can come nearer without blurring. */
const pictureSide = Math.round(sceneSide * 1.14)

/**
 * Draws a scene on the server: the film as MP4 without sound, and its still in the widths of the page. `pictures` are
 * files of ours, one to four. For jobs: twenty seconds of film take half a minute. Throws the PICTURE_* errors,
 * SERVER_BUSY, and a PoolError when it takes too long.
 */
export async function drawFilm(
  scene: Scene,
  pictures: readonly Buffer[],
): Promise<{ film: Uint8Array; still: PictureVariants }> {
  const texts = sceneTexts(scene, measureText)
  const drawn = (text: SceneText) => inPictureProcess('svgPixels', { svg: textSvg(text) }, byJob)
  const parts = {
    pictures: await inTurn(pictures, (file) => inPictureProcess('pixels', { file, side: pictureSide }, byJob)),
    lines: await inTurn(texts.lines, drawn),
    name: await drawn(texts.name),
    label: await drawn(texts.label),
  }
  const { film, still } = await inMovingFilmPool('film', { scene, parts }, byJob)
  return { film, still: await inPictureProcess('drawnVariants', { pixels: still }, byJob) }
}

async function inTurn<T, R>(values: readonly T[], make: (value: T) => Promise<R>): Promise<R[]> {
  const made: R[] = []
  for (const value of values) made.push(await make(value))
  return made
}

/** A text's width in pixels in the site's letters. */
const measureText: Measure = (text, face, size) => {
  const font = fontOf(face)
  return (font.layout(drawable(text, font)).advanceWidth * size) / font.unitsPerEm
}

/** A text as an SVG of its outlines: the same on every machine, whatever fonts it has. Signs the font lacks are left out. */
function textSvg({ text, face, size, height, baseline, margin, hasPlate }: SceneText): string {
  const font = fontOf(face)
  const run = font.layout(drawable(text, font))
  const scale = size / font.unitsPerEm
  let pen = margin / scale
  const paths = run.glyphs.map((glyph, index) => {
    const position = run.positions[index]
    const [x, y] = [pen + (position?.xOffset ?? 0), position?.yOffset ?? 0]
    pen += position?.xAdvance ?? glyph.advanceWidth
    return `<path transform="translate(${fixed(x)} ${fixed(-y)}) scale(1 -1)" d="${glyph.path.toSVG()}"/>`
  })
  const width = Math.ceil(pen * scale + margin)
  const letters = `<g transform="translate(0 ${baseline}) scale(${scale.toFixed(6)})">${paths.join('')}</g>`
  const behind = hasPlate
    ? `<rect width="${width}" height="${height}" rx="${plateRadius}" fill="${textColours.plate}"/>`
    : `<g fill="none" stroke="${textColours.edge}" stroke-width="${fixed(textEdge / scale)}" stroke-linejoin="round">${letters}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}<g fill="${textColours.letters}">${letters}</g></svg>`
}

function drawable(text: string, font: Font): string {
  return [...text.normalize('NFC')].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).join('')
}

const fixed = (value: number) => value.toFixed(2)

function fontOf(face: SceneText['face']): Font {
  const known = fonts.get(face)
  if (known) return known
  const font = openSync(printFontPath(faces[face]))
  if (!('layout' in font)) throw new Error(`${face} is a collection, not a font`)
  fonts.set(face, font)
  return font
}

const faces = { serif: 'serif', sans: 'sans' } as const

const fonts = new Map<SceneText['face'], Font>()
