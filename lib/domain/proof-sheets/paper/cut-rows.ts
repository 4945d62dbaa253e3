import 'server-only'
import { type Line, lineOutlines, measureLine } from '@/lib/domain/artwork/lettering'
import { outlinePath } from '@/lib/domain/proof-sheets/paper/outline-path'
import { type Doc, fillPath, ink } from '@/lib/domain/proof-sheets/paper/pen'
import { mm } from '@/lib/integrations/print/pdf-document'

/** Height of the capitals on the paper, mm. */
const mostCapMm = 3.2
/** From one baseline to the next, and between two texts of a row, in heights of the capitals. */
const lead = 2
const air = 2

type Box = { x: number; y: number; width: number; height: number }

/** Rows of a text in the outlines that are cut, as large as there is room for. Returns where they ended, in mm. */
export function drawCutRows(doc: Doc, rows: readonly Line[][], box: Box): number {
  const capMm = Math.min(mostCapMm, box.height / lead / Math.max(1, rows.length))
  let y = box.y
  for (const row of rows) {
    const wide = row.reduce((sum, line) => sum + measureLine(line).right + air, -air)
    const size = Math.min(capMm, box.width / wide)
    const baseline = y + capMm * 1.35
    let x = box.x
    for (const line of row) {
      const outlines = lineOutlines(line, size).map((points) => ({ kind: 'polygon', points }) as const)
      fillPath(doc, outlinePath(outlines), { x, y: baseline, scale: 1, colour: ink })
      writeUnseen(doc, line.text, { x, y: baseline - size, size })
      x += (measureLine(line).right + air) * size
    }
    y += capMm * lead
  }
  return y
}

/** Outlines say nothing to a screen reader or to whoever searches the file: the same words lie over them. */
function writeUnseen(doc: Doc, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  doc
    .save()
    .font('serif')
    .fontSize(mm(size) * 1.4)
    .fillOpacity(0)
    .text(text, mm(x), mm(y), { lineBreak: false })
    .restore()
}
