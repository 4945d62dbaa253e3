import 'server-only'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import { outlinePath } from '@/lib/domain/proof-sheets/paper/outline-path'
import {
  type Doc,
  dimensionAcross,
  dimensionDown,
  fillPath,
  line,
  quietInk,
  write,
} from '@/lib/domain/proof-sheets/paper/pen'
import { mm } from '@/lib/integrations/print/pdf-document'
import { lengthText } from '@/lib/shared/millimetres'

/** Colours of a material's surface and engraving in pictures. For display only, not for measuring contrast. */
export const stoneColours: Record<StoneMaterial, { surface: string; engraved: string }> = {
  polished_black_granite: { surface: '#26272b', engraved: '#d8d5cd' },
  grey_granite: { surface: '#b7b5b0', engraved: '#1e1e20' },
  marble: { surface: '#efece5', engraved: '#26262a' },
  steel: { surface: '#cdd1d4', engraved: '#202226' },
  slate: { surface: '#40464d', engraved: '#c9c8c3' },
}

/** The n of 1:n. */
const scales = [1, 1.5, 2, 2.5, 3, 4, 5, 8, 10, 15, 20] as const
/** Stone drawn around a drawing without a plaque, in mm on the page. */
const stoneAround = ({ cut }: Drawing) => (cut.length > 0 ? 0 : 4)

type Box = { x: number; y: number; width: number; height: number }

/** The n of 1:n at which a drawing fits with its dimension lines; 20 when none fits. */
export function scaleFor(drawing: Drawing, { width, height }: Pick<Box, 'width' | 'height'>): number {
  const { widthMm, heightMm } = drawing
  const stone = 2 * stoneAround(drawing)
  const fits = (n: number) => widthMm / n + stone <= width - 62 && heightMm / n + stone <= height - 20
  return scales.find(fits) ?? 20
}

/** Draws the plaque or stone to scale with its dimensions in mm. Returns the n of 1:n. */
export function drawStone(doc: Doc, drawing: Drawing, box: Box): number {
  const n = scaleFor(drawing, box)
  const [width, height] = [drawing.widthMm / n, drawing.heightMm / n]
  const x = box.x + (box.width - width) / 2
  const around = stoneAround(drawing)
  const y = box.y + Math.max(around, (box.height - 16 - height) / 2)
  const { surface, engraved } = stoneColours[drawing.material]
  const [edge, ...holes] = drawing.cut
  if (edge) {
    fillPath(doc, outlinePath([edge, ...holes]), { x, y, scale: 1 / n, colour: surface })
  } else {
    doc.rect(mm(x - around), mm(y - around), mm(width + 2 * around), mm(height + 2 * around)).fill(surface)
  }
  fillPath(doc, outlinePath(drawing.engrave), { x, y, scale: 1 / n, colour: engraved })

  const below = y + height + around + 5
  dimensionAcross(doc, { from: x, to: x + width, at: below, label: `${lengthText(drawing.widthMm)} mm` })
  dimensionDown(doc, {
    from: y,
    to: y + height,
    at: x + width + around + 5,
    label: `${lengthText(drawing.heightMm)} mm`,
  })
  measureSymbol(doc, drawing, { x, y, n, out: around })
  const shown = n === 1 ? 'Tegnet i naturlig størrelse, 1:1.' : `Tegnet i 1:${lengthText(n)}.`
  write(doc, `${shown} Alle mål er i mm.`, {
    x: box.x,
    y: box.y + box.height - 5,
    width: box.width,
    size: 8,
    colour: quietInk,
    align: 'center' as const,
  })
  return n
}

/** The dimension line of the code's side, left of the drawing. */
function measureSymbol(
  doc: Doc,
  { symbol }: Drawing,
  { x, y, n, out }: { x: number; y: number; n: number; out: number },
) {
  const [top, bottom] = [y + symbol.y / n, y + (symbol.y + symbol.sideMm) / n]
  const at = x - out - 5
  line(doc, [at, top], [at, bottom], quietInk)
  for (const end of [top, bottom]) line(doc, [at - 1.4, end], [at + 1.4, end], quietInk)
  write(doc, `Koden ${lengthText(symbol.sideMm)} mm`, {
    x: at - 29,
    y: (top + bottom) / 2 - 1.6,
    width: 27,
    size: 8,
    colour: quietInk,
    align: 'right' as const,
  })
}

/** Stone around a drawing without a plaque, as a share of its longer side. */
const aroundShare = 0.12

/** The drawing in the colours of its material, as SVG. `title` is not escaped: never pass typed text. */
export function sheetPicture(drawing: Drawing, title: string): string {
  const { widthMm, heightMm, engrave, cut, material } = drawing
  const { surface, engraved } = stoneColours[material]
  const [edge] = cut
  const around = edge ? Math.max(widthMm, heightMm) * 0.03 : Math.max(widthMm, heightMm) * aroundShare
  const [width, height] = [widthMm + 2 * around, heightMm + 2 * around]
  const stone = edge
    ? `<path d="${outlinePath(cut)}" fill="${surface}" fill-rule="evenodd"/>`
    : `<rect x="${-around}" y="${-around}" width="${width}" height="${height}" fill="${surface}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 4}" height="${height * 4}" viewBox="${-around} ${-around} ${width} ${height}">` +
    `<title>${title}</title>${stone}<path d="${outlinePath(engrave)}" fill="${engraved}" fill-rule="evenodd"/></svg>`
  )
}
