import type { Outline } from '@/lib/domain/artwork/drawing'

/** Outlines in mm as one SVG path, which PDFKit reads too. Fill with the even-odd rule. */
export function outlinePath(outlines: readonly Outline[]): string {
  return outlines.map(pathOf).join('')
}

function pathOf(outline: Outline): string {
  if (outline.kind === 'circle') {
    const { centre, radiusMm: r } = outline
    const [x, y] = centre
    return `M${short(x - r)} ${short(y)}A${r} ${r} 0 1 0 ${short(x + r)} ${short(y)}A${r} ${r} 0 1 0 ${short(x - r)} ${short(y)}Z`
  }
  const [first, ...rest] = outline.points
  if (!first) return ''
  return `M${short(first[0])} ${short(first[1])}${rest.map(([x, y]) => `L${short(x)} ${short(y)}`).join('')}Z`
}

function short(mm: number): string {
  return String(Math.round(mm * 1000) / 1000)
}
