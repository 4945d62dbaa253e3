import 'server-only'
import { type Font, openSync } from 'fontkit'
import {
  type Measure,
  plateRadius,
  type SceneText,
  textColours,
  textEdge,
} from '@/lib/domain/moving-greetings/scene/scene-texts'
import { printFontPath } from '@/lib/integrations/print/print-fonts'

const faces = { serif: 'serif', sans: 'sans' } as const
const fonts = new Map<SceneText['face'], Font>()

/** A text's width in pixels in the site's letters. */
export const measureText: Measure = (text, face, size) => {
  const font = fontOf(face)
  return (font.layout(drawable(text, font)).advanceWidth * size) / font.unitsPerEm
}

/** A text as an SVG of its outlines: the same on every machine, whatever fonts it has. Signs the font lacks are left out. */
export function textSvg({ text, face, size, height, baseline, margin, hasPlate }: SceneText): string {
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
