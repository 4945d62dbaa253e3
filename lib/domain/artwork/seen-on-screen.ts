const cutShownMm = 0.4

/**
 * The SVG of a drawing for looking at: a cut is a hundredth of a millimetre wide in the file, and nobody would see the
 * edge of the plaque or its holes. Never what a machine is given.
 */
export function seenOnScreen(svg: string): string {
  return svg.replaceAll(/stroke-width="[\d.]+"/g, `stroke-width="${cutShownMm}"`)
}
