import 'server-only'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { outlinePath } from '@/lib/domain/proof-sheets/paper/outline-path'
import { stoneColours } from '@/lib/domain/proof-sheets/stone-colours'

/** Stone around a drawing that has no plate of its own, as a share of its longer side. */
const aroundShare = 0.12

/** The drawing as it will look in its material, as SVG for a screen. `title` is ours, without signs of markup. */
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
