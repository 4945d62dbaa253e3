const cutShownMm = 0.4

/**
 * The SVG of a drawing for the screen, never for a machine: cuts are 0.01 mm wide in the file, so the plaque's edge and
 * holes would be invisible.
 */
export function seenOnScreen(svg: string): string {
  return svg.replaceAll(/stroke-width="[\d.]+"/g, `stroke-width="${cutShownMm}"`)
}
