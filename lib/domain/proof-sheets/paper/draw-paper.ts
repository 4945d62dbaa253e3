import 'server-only'
import { thingOf } from '@/lib/domain/artwork/copy'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { ArtworkFacts, Drawing, SymbolView } from '@/lib/domain/artwork/drawing'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { comparedWith, sheetName, wordsTitle } from '@/lib/domain/proof-sheets/copy'
import { ageText, readLifeDate } from '@/lib/domain/proof-sheets/life-dates'
import { readRows } from '@/lib/domain/proof-sheets/paper/cut-lines'
import { outlinePath } from '@/lib/domain/proof-sheets/paper/outline-path'
import { type Doc, fillPath, fittingSize, ink, line, quietInk, write } from '@/lib/domain/proof-sheets/paper/pen'
import { drawStone } from '@/lib/domain/proof-sheets/paper/stone-pictures'
import { drawCutRows, writeFacts } from '@/lib/domain/proof-sheets/paper/text-columns'
import type { Inscription, Sender } from '@/lib/domain/proof-sheets/schema'
import { a4Mm, createPdf } from '@/lib/integrations/print/pdf-document'
import { formatPartialDate } from '@/lib/shared/danish-dates'
import { formatDate } from '@/lib/shared/danish-time'
import { lengthText } from '@/lib/shared/millimetres'
import { formatPhone } from '@/lib/shared/phone'
import { workOn } from '@/lib/shared/thing'

export type Paper = {
  number: number
  version: number
  date: Date
  code: string
  options: ArtworkOptions
  inscription: Inscription
  drawing: Drawing
  facts: ArtworkFacts
  sender: Sender
  siteName: string
}

const left = 16
const width = a4Mm.width - 2 * left
const half = 84
const right = a4Mm.width - left - half
const footTop = 281
/** A line to check the print's scale with a ruler. */
const rulerMm = 50
const rulerTopMm = 41
/** Heights in mm: the inscription and the facts, and at least the test code and the churchyard's part. */
const wordsMm = 56
const leastScanMm = 60

/** The PDF, and the position of the test code on its first page. */
export type DrawnPaper = { pdf: Buffer; testSymbol: SymbolView; testDrawing: Drawing }

/** Draws the A4 PDF for the family and the churchyard, with everything that will be cut. */
export async function drawPaper(paper: Paper): Promise<DrawnPaper> {
  const title = `Tegning ${sheetName(paper)}: ${paper.inscription.name}`
  const { doc, finish } = createPdf({ title, widthMm: a4Mm.width, heightMm: a4Mm.height })
  const scan = testScanOf(paper.options, paper.code)
  // A large test code leaves less height for the drawing above.
  const scanTop = footTop - 3 - Math.max(leastScanMm, scan.drawing.heightMm / scan.n)
  const wordsTop = scanTop - wordsMm
  writeHead(doc, paper)
  drawStone(doc, paper.drawing, { x: left, y: 43, width, height: wordsTop - 46 })
  line(doc, [left, wordsTop - 2], [left + width, wordsTop - 2])
  writeInscription(doc, paper, wordsTop)
  write(doc, 'Sådan bliver den lavet', { x: right, y: wordsTop + 1, width: half, face: 'sans-semibold', size: 10 })
  writeFacts(doc, paper, { x: right, y: wordsTop + 7, width: half })
  line(doc, [left, scanTop - 2], [left + width, scanTop - 2])
  const place = { x: left, y: scanTop }
  drawTestSymbol(doc, scan, place, scan.n)
  writeChurchyard(doc, writeTestScan(doc, scan, { x: right, y: scanTop + 1, width: half }) + 4)
  writeFoot(doc, paper)
  if (scan.hasOwnPage) {
    doc.addPage()
    writeHead(doc, paper)
    const size = `Koden i naturlig størrelse, ${lengthText(paper.options.symbolMm)} mm. Prøv at scanne den med din telefon.`
    write(doc, size, { x: left, y: 48, width, size: 9.5, align: 'center' })
    drawTestSymbol(doc, scan, { x: (a4Mm.width - scan.drawing.widthMm) / 2, y: 56 }, 1)
    writeFoot(doc, paper)
  }
  return { pdf: await finish(), testSymbol: symbolOnPaper(scan, place), testDrawing: scan.drawing }
}

function writeHead(doc: Doc, { siteName, inscription, date, ...sheet }: Paper): void {
  write(doc, siteName, { x: left, y: 12, width: half, face: 'serif-medium', size: 13 })
  const side = { x: right, width: half, align: 'right' } as const
  write(doc, `Tegning ${sheetName(sheet)}`, { ...side, y: 12, face: 'sans-semibold', size: 10 })
  write(doc, formatDate(date), { ...side, y: 17, size: 9, colour: quietInk })
  const size = fittingSize(doc, inscription.name, { face: 'serif', size: 24, width })
  write(doc, inscription.name, { x: left, y: 24, width: width + 1, face: 'serif', size })
  const ask = `Tegning til godkendelse. Der bliver ikke ${workOn(thingOf(sheet)).done} noget, før familien har sagt ja.`
  write(doc, ask, { x: left, y: 36, width: width - rulerMm - 4, size: 9.5, colour: quietInk })
  drawRuler(doc)
}

/** Printers shrink pages to fit their margins by default; the ruler shows whether the scale is true. */
function drawRuler(doc: Doc): void {
  const from = left + width - rulerMm
  const text = `${rulerMm} mm, når papiret er udskrevet i 100 %`
  write(doc, text, { x: from - 10, y: 35.6, width: rulerMm + 10, size: 7.5, colour: quietInk, align: 'right' })
  line(doc, [from, rulerTopMm], [from + rulerMm, rulerTopMm], quietInk)
  for (const x of [from, from + rulerMm]) line(doc, [x, rulerTopMm - 1.4], [x, rulerTopMm + 1.4], quietInk)
}

/** Writes all text to be cut in the engraving's outlines, and the dates it was checked against. */
function writeInscription(doc: Doc, { inscription, options }: Paper, top: number): void {
  const begins =
    write(doc, wordsTitle(inscription), { x: left, y: top + 1, width: half, face: 'sans-semibold', size: 10 }) + 2
  const dates = lifeLine(inscription)
  const room = wordsMm - (begins - top) - (dates ? 11 : 3)
  const at = drawCutRows(doc, readRows(options, inscription), { x: left, y: begins, width: half, height: room })
  if (dates) write(doc, `${comparedWith}: ${dates}`, { x: left, y: at + 2, width: half, size: 8.5, colour: quietInk })
}

/** 'Født 3. maj 1942, død 12. januar 2024, blev 81 år.' */
export function lifeLine({ born, died }: Inscription): string {
  const [from, to] = [readLifeDate(born), readLifeDate(died)]
  const parts = [
    from && `født ${formatPartialDate(from)}`,
    to && `død ${formatPartialDate(to)}`,
    ageText({ born, died }),
  ]
  const text = parts.filter(Boolean).join(', ')
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function writeChurchyard(doc: Doc, top: number): void {
  write(doc, 'Til kirkegården', { x: right, y: top, width: half, face: 'sans-semibold', size: 10 })
  const lines = ['Kirkegård', 'Gravsted', 'Set og godkendt af', 'Dato']
  for (const [index, label] of lines.entries()) {
    const y = top + 11 + index * 8
    line(doc, [right + 32, y], [right + half, y])
    write(doc, label, { x: right, y: y - 3.6, width: 32, size: 8.5, colour: quietInk })
  }
}

function writeFoot(doc: Doc, { sender, ...sheet }: Paper): void {
  const { name, address, phone, email } = sender
  const text = [name, address, phone && `tlf. ${formatPhone(phone)}`, email].filter(Boolean).join('  ·  ')
  line(doc, [left, footTop], [left + width, footTop])
  write(doc, text, { x: left, y: 283.5, width: width - 34, size: 8, colour: quietInk })
  const place = { x: left + width - 34, y: 283.5, width: 34, size: 8, colour: quietInk, align: 'right' } as const
  write(doc, `Tegning ${sheetName(sheet)}`, place)
}

/** Largest code with quiet zone on the first page; larger ones are scaled down. */
const besideMm = 77
/** Largest that fits a second page in true size. */
const pageMm = 178

type TestScan = {
  /** The code alone, dark on white. */
  drawing: Drawing
  /** Drawn at 1:n; 1 is true size. */
  n: number
  hasOwnPage: boolean
}

/** The code that the family tries with a phone before anything is cut. */
function testScanOf({ symbolMm, errorCorrection }: ArtworkOptions, code: string): TestScan {
  const alone = { material: 'marble', symbolMm, errorCorrection, quietModules: 4, showsCode: false, shape: 'none' }
  const drawing = drawArtwork(artworkOptions.parse(alone), code)
  const { sideMm, quietModules, moduleMm } = drawing.symbol
  const n = Math.ceil((sideMm + 2 * quietModules * moduleMm) / besideMm)
  return { drawing, n, hasOwnPage: n > 1 && drawing.widthMm <= pageMm }
}

type Place = { x: number; y: number }

function drawTestSymbol(doc: Doc, { drawing }: TestScan, { x, y }: Place, n: number): void {
  fillPath(doc, outlinePath(drawing.engrave), { x, y, scale: 1 / n, colour: ink })
}

/** Writes the instructions. Returns the y of their end, in mm. */
function writeTestScan(doc: Doc, scan: TestScan, { x, y, width }: Place & { width: number }): number {
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
function symbolOnPaper({ drawing, n }: TestScan, { x, y }: Place): SymbolView {
  const { symbol } = drawing
  return {
    ...symbol,
    x: x + symbol.x / n,
    y: y + symbol.y / n,
    sideMm: symbol.sideMm / n,
    moduleMm: symbol.moduleMm / n,
  }
}
