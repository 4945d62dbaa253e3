import 'server-only'
import type { Drawing } from '@/lib/domain/artwork/drawing'
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
import { stoneColours } from '@/lib/domain/proof-sheets/stone-colours'
import { mm } from '@/lib/integrations/print/pdf-document'
import { lengthText } from '@/lib/shared/millimetres'

/** One millimetre of paper is so many of stone. */
const scales = [1, 1.5, 2, 2.5, 3, 4, 5, 8, 10, 15, 20] as const
/** Of stone around a drawing that has no plate of its own, on the paper. */
const stoneAround = ({ cut }: Drawing) => (cut.length > 0 ? 0 : 4)

type Box = { x: number; y: number; width: number; height: number }

/** How small a drawing must be drawn to fit with its dimensions, as the n of 1:n. */
export function scaleFor(drawing: Drawing, { width, height }: Pick<Box, 'width' | 'height'>): number {
  const { widthMm, heightMm } = drawing
  const stone = 2 * stoneAround(drawing)
  const fits = (n: number) => widthMm / n + stone <= width - 62 && heightMm / n + stone <= height - 20
  return scales.find(fits) ?? 20
}

/** The plaque or the stone with the code in its place, to scale, with its measures in mm. Returns the n of its 1:n. */
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
    ...{ x: box.x, y: box.y + box.height - 5, width: box.width },
    ...{ size: 8, colour: quietInk, align: 'center' as const },
  })
  return n
}

/** The code's side, and how far it stands from the edges, on the left of the drawing. */
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
    ...{ x: at - 29, y: (top + bottom) / 2 - 1.6, width: 27 },
    ...{ size: 8, colour: quietInk, align: 'right' as const },
  })
}
