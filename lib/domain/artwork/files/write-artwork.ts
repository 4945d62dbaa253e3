import 'server-only'
import { DxfWriter, LWPolylineFlags, point3d, Units } from '@tarikjabiri/dxf'
import type { Drawing, Outline } from '@/lib/domain/artwork/drawing'
import {
  descriptionOf,
  type FileDrawing,
  hairlineMm,
  layers,
  pathData,
  titleOf,
} from '@/lib/domain/artwork/files/file-drawing'
import { pngOf } from '@/lib/domain/artwork/files/png'
import type { SheetDrawing } from '@/lib/domain/artwork/nesting'
import { snap } from '@/lib/domain/artwork/polygons'
import type { ArtworkFormat } from '@/lib/domain/artwork/schema'
import { createPdf, mm, pointsPerMm } from '@/lib/integrations/print/pdf-document'
import { formatTextCode, TEXT_CODE_LENGTH } from '@/lib/shared/qr-text-code'

/**
 * A drawing as a file, at true size. The same drawing gives the same bytes. In SVG, DXF and PDF the engraving is black;
 * a PNG shows the code as it will look on the stone and cannot contain a note.
 */
export async function writeArtwork(drawing: Drawing, format: ArtworkFormat, note?: string): Promise<Buffer> {
  const name = `Kode ${formatTextCode(drawing.symbol.text.slice(-TEXT_CODE_LENGTH))}`
  const titled = { ...drawing, note, title: titleOf(name, drawing) }
  if (format === 'svg') return Buffer.from(svgOf(titled))
  if (format === 'dxf') return Buffer.from(dxfOf(titled))
  if (format === 'pdf') return pdfOf(titled)
  return pngOf(drawing)
}

/** Formats for machines: a PNG of many plaques would be too coarse to use. */
export type SheetFormat = Exclude<ArtworkFormat, 'png'>
export const sheetFormats = ['svg', 'dxf', 'pdf'] as const satisfies readonly SheetFormat[]

/** A whole sheet as a file, at true size. The same sheet gives the same bytes. */
export async function writeSheet(
  sheet: SheetDrawing,
  format: SheetFormat,
  { title = 'Ark med plader', note }: { title?: string; note?: string | undefined } = {},
): Promise<Buffer> {
  const titled = { ...sheet, title: titleOf(title, sheet), note }
  if (format === 'svg') return Buffer.from(svgOf(titled))
  if (format === 'dxf') return Buffer.from(dxfOf(titled))
  return pdfOf(titled)
}

/** AutoCAD colour indices: 7 is black or white, in contrast to the background; 1 is red. */
const colours = { engrave: 7, cut: 1 }

/**
 * A drawing as DXF (AC1021) in millimetres, origin in the lower left corner, y up: closed lightweight polylines and
 * circles on the layers ENGRAVE and CUT.
 */
function dxfOf({ engrave, cut, heightMm, title, note }: FileDrawing): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Millimeters)
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  for (const layer of ['engrave', 'cut'] as const) {
    dxf.addLayer(layers[layer], colours[layer], 'Continuous')
    for (const outline of layer === 'engrave' ? engrave : cut) add(dxf, outline, layers[layer], heightMm)
  }
  // Group 999 is a comment, which no program draws.
  return note ? `999\n${title}. ${note}\n${dxf.stringify()}` : dxf.stringify()
}

function add(dxf: DxfWriter, outline: Outline, layerName: string, heightMm: number): void {
  if (outline.kind === 'circle') {
    const [x, y] = outline.centre
    dxf.addCircle(point3d(x, snap(heightMm - y), 0), outline.radiusMm, { layerName })
    return
  }
  const vertices = outline.points.map(([x, y]) => ({ point: { x, y: snap(heightMm - y) } }))
  dxf.addLWPolyline(vertices, { flags: LWPolylineFlags.Closed, layerName })
}

/**
 * A drawing as PDF whose first page has exactly its size: black areas are engraved, red hairlines are cut. A note gets
 * a second page: on the first a machine would cut it.
 */
function pdfOf({ widthMm, heightMm, engrave, cut, title, note }: FileDrawing): Promise<Buffer> {
  const { doc, finish } = createPdf({ title, widthMm, heightMm, ...(note ? { subject: note } : {}) })
  // Units are millimetres from here on.
  doc.scale(pointsPerMm)
  for (const outline of engrave) trace(doc, outline)
  if (engrave.length > 0) doc.fill('black', 'even-odd')
  for (const outline of cut) trace(doc, outline)
  if (cut.length > 0) doc.lineWidth(hairlineMm).stroke('red')
  if (note) writeNote(doc, title, note)
  return finish()
}

function writeNote(doc: PDFKit.PDFDocument, title: string, note: string): void {
  const margin = mm(12)
  doc.addPage({ size: [mm(105), mm(74)], margin })
  doc.font('sans-semibold').fontSize(14).fillColor('black').text(note)
  doc.moveDown().font('sans').fontSize(10).text(`${title}. Denne side er kun til at læse.`)
}

function trace(doc: PDFKit.PDFDocument, outline: Outline): void {
  if (outline.kind === 'circle') {
    doc.circle(outline.centre[0], outline.centre[1], outline.radiusMm)
    return
  }
  for (const [index, [x, y]] of outline.points.entries()) {
    if (index === 0) doc.moveTo(x, y)
    else doc.lineTo(x, y)
  }
  doc.closePath()
}

/**
 * A drawing as SVG at true size: one unit is a millimetre. The engraving is one black area, cuts are red hairlines, as
 * laser programs expect; the groups are called `engrave` and `cut`.
 */
function svgOf(drawing: FileDrawing): string {
  const { widthMm, heightMm, engrave, cut, title } = drawing
  const edges =
    cut.length > 0
      ? `<g id="cut" fill="none" stroke="#ff0000" stroke-width="${hairlineMm}">${cut.map(edge).join('')}</g>\n`
      : ''
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthMm}mm" height="${heightMm}mm" ` +
    `viewBox="0 0 ${widthMm} ${heightMm}" role="img" lang="da">\n` +
    `<title>${escaped(title)}</title>\n<desc>${escaped(descriptionOf(drawing))}</desc>\n` +
    `<g id="engrave" fill="#000000"><path fill-rule="evenodd" d="${pathData(engrave)}"/></g>\n${edges}</svg>\n`
  )
}

function edge(outline: Outline): string {
  if (outline.kind === 'polygon') return `<path d="${pathData([outline])}"/>`
  const { centre, radiusMm } = outline
  return `<circle cx="${centre[0]}" cy="${centre[1]}" r="${radiusMm}"/>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
