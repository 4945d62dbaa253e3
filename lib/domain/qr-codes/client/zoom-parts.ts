/** The specification's zoom (§9). */
export const scannerZoom = { min: 1, max: 5, step: 0.1 } as const

/**
 * How a zoom is shared between the lens and a cut from the middle of the picture. `range` is what the camera offers, null
 * when it has no zoom; what it cannot do, the cut does.
 */
export function zoomParts(
  zoom: number,
  range: { min: number; max: number } | null,
): { lens: number | null; cut: number } {
  if (!range || range.min <= 0) return { lens: null, cut: zoom }
  const lens = Math.min(range.max, Math.max(range.min, zoom))
  return { lens, cut: Math.max(1, zoom / lens) }
}
