/** A greyscale picture: one byte for each pixel, row by row, 0 is black. */
export type Grey = { pixels: Uint8Array; width: number; height: number }

/** Gaussian blur; `sigma` in pixels. */
export function blurred(picture: Grey, sigma: number): Grey
/** Normally distributed grain; `deviation` in grey levels. */
export function withNoise(picture: Grey, deviation: number, random: () => number): Grey
/** Light squeezed to `contrast` (0 to 1) around `middle`. */
export function withContrast(picture: Grey, contrast: number, middle?: number): Grey
/** The picture seen through a projection that takes points of the new picture to the old one. */
export function warped(
  picture: Grey,
  toSource: readonly number[],
  target: { width: number; height: number; ground: number },
): Grey
