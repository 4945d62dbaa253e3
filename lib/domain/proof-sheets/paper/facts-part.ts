import 'server-only'
import { materialTexts, shapeTexts } from '@/lib/domain/artwork/copy'
import type { ArtworkFacts, Drawing } from '@/lib/domain/artwork/drawing'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { type Doc, quietInk, write } from '@/lib/domain/proof-sheets/paper/pen'
import { fineText, lengthText } from '@/lib/shared/millimetres'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type Facts = { options: ArtworkOptions; drawing: Drawing; facts: ArtworkFacts; code: string }

/** What is made, in names and figures: for the family, the engraver and the churchyard. */
export function factLines({ options, drawing, facts, code }: Facts): Array<[name: string, value: string]> {
  const { shape, holes, material } = options
  const size = `${lengthText(drawing.widthMm)} × ${lengthText(drawing.heightMm)} mm`
  return [
    ['Materiale', materialTexts[material]],
    ['Udførelse', drawing.engravesLight ? 'Graveret lyst i den mørke sten' : 'Graveret mørkt i den lyse sten'],
    ['Form', shapeTexts[shape]],
    ['Mål', size],
    ...(holes === 'none' || shape === 'none' ? [] : [['Fastgørelse', holeText(options)] satisfies [string, string]]),
    ['Kodens størrelse', `${lengthText(facts.symbolMm)} mm, med fri kant ${lengthText(facts.fieldMm)} mm`],
    ['Kodens felter', `${fineText(facts.moduleMm)} mm (${facts.modules} × ${facts.modules})`],
    ['Kan scannes fra', `op til ${Math.round(facts.readingDistanceMm / 10)} cm`],
    ['Kodens ti tegn', formatTextCode(code)],
  ]
}

function holeText({ holes, holeMm, ownHoles }: ArtworkOptions): string {
  if (holes !== 'own') return `${holes === 'two' ? 'To' : 'Fire'} huller på ${lengthText(holeMm)} mm`
  const sizes = [...new Set(ownHoles.map(({ diameterMm }) => lengthText(diameterMm)))]
  return ownHoles.length === 0
    ? 'Ingen huller'
    : `${ownHoles.length} ${ownHoles.length === 1 ? 'hul' : 'huller'} på ${sizes.join(' og ')} mm`
}

/** The same as a list in a column. Returns where it ended, in mm. */
export function writeFacts(doc: Doc, facts: Facts, { x, y, width }: { x: number; y: number; width: number }): number {
  const nameWidth = 31
  let at = y
  for (const [name, value] of factLines(facts)) {
    write(doc, name, { x, y: at, width: nameWidth, size: 8.5, colour: quietInk })
    at = write(doc, value, { x: x + nameWidth, y: at, width: width - nameWidth, size: 8.5 }) + 0.9
  }
  return at
}
