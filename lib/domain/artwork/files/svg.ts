import type { Outline } from '@/lib/domain/artwork/drawing'
import { descriptionOf, type FileDrawing, hairlineMm, pathData } from '@/lib/domain/artwork/files/file-drawing'

/**
 * A drawing as SVG at true size: one unit is a millimetre. The engraving is one black area, cuts are red hairlines, as
 * laser programs expect; the groups are called `engrave` and `cut`.
 */
export function svgOf(drawing: FileDrawing): string {
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
