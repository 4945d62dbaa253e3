import 'server-only'
import { materialTexts, shapeTexts, thingOf } from '@/lib/domain/artwork/copy'
import type { ArtworkFacts, Drawing } from '@/lib/domain/artwork/drawing'
import { type Line, lineOutlines, measureLine } from '@/lib/domain/artwork/lettering'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { outlinePath } from '@/lib/domain/proof-sheets/paper/outline-path'
import { type Doc, fillPath, ink, quietInk, write } from '@/lib/domain/proof-sheets/paper/pen'
import { mm } from '@/lib/integrations/print/pdf-document'
import { fineText, lengthText } from '@/lib/shared/millimetres'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { workOn } from '@/lib/shared/thing'

/** Largest cap height on the page, mm. */
const mostCapMm = 3.2
/** Between baselines, and between the texts of a row, in cap heights. */
const lead = 2
const air = 2

type Box = { x: number; y: number; width: number; height: number }

/** Draws rows of text in the outlines to be cut, as large as fits the box. Returns the y of their end, in mm. */
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

/** Writes the text invisibly over its outlines, for screen readers and search. */
function writeUnseen(doc: Doc, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  doc
    .save()
    .font('serif')
    .fontSize(mm(size) * 1.4)
    .fillOpacity(0)
    .text(text, mm(x), mm(y), { lineBreak: false })
    .restore()
}

type Facts = { options: ArtworkOptions; drawing: Drawing; facts: ArtworkFacts; code: string }

/** Material, shape and measures as names and values, for the family, the engraver and the churchyard. */
export function factLines({ options, drawing, facts, code }: Facts): Array<[name: string, value: string]> {
  const { shape, holes, material } = options
  const size = `${lengthText(drawing.widthMm)} × ${lengthText(drawing.heightMm)} mm`
  return [
    ['Materiale', materialTexts[material]],
    ['Udførelse', howItIsMade(options, drawing)],
    ['Form', shapeTexts[shape]],
    ['Mål', size],
    ...(holes === 'none' || shape === 'none' ? [] : [['Fastgørelse', holeText(options)] satisfies [string, string]]),
    ['Kodens størrelse', `${lengthText(facts.symbolMm)} mm, med fri kant ${lengthText(facts.fieldMm)} mm`],
    ['Kodens felter', `${fineText(facts.moduleMm)} mm (${facts.modules} × ${facts.modules})`],
    ['Kan scannes fra', `op til ${Math.round(facts.readingDistanceMm / 10)} cm`],
    ['Kodens ti tegn', formatTextCode(code)],
  ]
}

/** 'Hugget lyst i den mørke sten' */
function howItIsMade(options: ArtworkOptions, { engravesLight }: Drawing): string {
  const thing = thingOf({ options })
  const work = `${workOn(thing).done} ${engravesLight ? 'lyst i den mørke' : 'mørkt i den lyse'} ${thing === 'stenen' ? 'sten' : 'plade'}`
  return `${work.charAt(0).toUpperCase()}${work.slice(1)}`
}

function holeText({ holes, holeMm, ownHoles }: ArtworkOptions): string {
  if (holes !== 'own') return `${holes === 'two' ? 'To' : 'Fire'} huller på ${lengthText(holeMm)} mm`
  const sizes = [...new Set(ownHoles.map(({ diameterMm }) => lengthText(diameterMm)))]
  return ownHoles.length === 0
    ? 'Ingen huller'
    : `${ownHoles.length} ${ownHoles.length === 1 ? 'hul' : 'huller'} på ${sizes.join(' og ')} mm`
}

/** Writes the facts in a column. Returns the y of their end, in mm. */
export function writeFacts(doc: Doc, facts: Facts, { x, y, width }: { x: number; y: number; width: number }): number {
  const nameWidth = 31
  let at = y
  for (const [name, value] of factLines(facts)) {
    write(doc, name, { x, y: at, width: nameWidth, size: 8.5, colour: quietInk })
    at = write(doc, value, { x: x + nameWidth, y: at, width: width - nameWidth, size: 8.5 }) + 0.9
  }
  return at
}
