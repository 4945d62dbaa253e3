/** A4 in the units that the sheets are drawn in, tenths of a millimetre. */
const page = { width: 2100, height: 2970 }

/** Pages of a sheet, each a whole SVG, as one picture below each other. */
export function stackPages(pages: readonly string[]): string {
  const [first = '', ...more] = pages
  if (more.length === 0) return first
  const { width, height } = page
  const placed = pages.map((svg, at) =>
    svg.replace('<svg ', `<svg y="${at * height}" width="${width}" height="${height}" `),
  )
  const all = height * pages.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${all}">${placed.join('')}</svg>`
}
