import 'server-only'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing, SymbolView } from '@/lib/domain/artwork/drawing'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'
import { outlinePath } from '@/lib/domain/proof-sheets/paper/outline-path'
import { type Doc, fillPath, ink, quietInk, write } from '@/lib/domain/proof-sheets/paper/pen'
import { lengthText } from '@/lib/shared/millimetres'

/** Largest code with quiet zone on the first page; larger ones are scaled down. */
const besideMm = 77
/** Largest that fits a second page in true size. */
const pageMm = 178

export type TestScan = {
  /** The code alone, dark on white. */
  drawing: Drawing
  /** Drawn at 1:n; 1 is true size. */
  n: number
  hasOwnPage: boolean
}

/** The code that the family tries with a phone before anything is cut. */
export function testScanOf({ symbolMm, errorCorrection }: ArtworkOptions, code: string): TestScan {
  const alone = { material: 'marble', symbolMm, errorCorrection, quietModules: 4, showsCode: false, shape: 'none' }
  const drawing = drawArtwork(artworkOptions.parse(alone), code)
  const { sideMm, quietModules, moduleMm } = drawing.symbol
  const n = Math.ceil((sideMm + 2 * quietModules * moduleMm) / besideMm)
  return { drawing, n, hasOwnPage: n > 1 && drawing.widthMm <= pageMm }
}

type Place = { x: number; y: number }

export function drawTestSymbol(doc: Doc, { drawing }: TestScan, { x, y }: Place, n: number): void {
  fillPath(doc, outlinePath(drawing.engrave), { x, y, scale: 1 / n, colour: ink })
}

/** Writes the instructions. Returns the y of their end, in mm. */
export function writeTestScan(doc: Doc, scan: TestScan, { x, y, width }: Place & { width: number }): number {
  const { symbol } = scan.drawing
  const size = `${lengthText(symbol.sideMm)} mm`
  const drawn =
    scan.n === 1
      ? `Her er den trykt lige så stor som på stenen: ${size}.`
      : `Her er den trykt i 1:${scan.n}. På stenen er den ${size}.`
  const page = scan.hasOwnPage ? ' På side 2 er den i naturlig størrelse.' : ''
  const text = `${drawn}${page} Telefonen skal vise adressen ${symbol.text}`
  const at = write(doc, 'Prøv at scanne koden med din telefon', { x, y, width, face: 'sans-semibold', size: 10 }) + 1
  return write(doc, text, { x, y: at, width, size: 8.5, colour: quietInk })
}

/** The symbol's position on the page, for reading it back from the PDF. */
export function symbolOnPaper({ drawing, n }: TestScan, { x, y }: Place): SymbolView {
  const { symbol } = drawing
  return {
    ...symbol,
    x: x + symbol.x / n,
    y: y + symbol.y / n,
    sideMm: symbol.sideMm / n,
    moduleMm: symbol.moduleMm / n,
  }
}
