/** The specification's zoom (§9). */
export const scannerZoom = { min: 1, max: 5, step: 0.1 } as const

/**
 * Splits a zoom factor between the camera and cropping the middle of the picture. `range` is the camera's zoom, null if
 * it has none; cropping does the rest.
 */
export function zoomParts(
  zoom: number,
  range: { min: number; max: number } | null,
): { lens: number | null; cut: number } {
  if (!range || range.min <= 0) return { lens: null, cut: zoom }
  const lens = Math.min(range.max, Math.max(range.min, zoom))
  return { lens, cut: Math.max(1, zoom / lens) }
}
