/**
 * What stands beside the code in a photograph, held against the drawing: `differs` names the first row that is not as
 * drawn, with what was read there; `unreadable` says nothing about the text.
 */
export type LetteringFinding =
  | { outcome: 'agrees' }
  | { outcome: 'unreadable' }
  | { outcome: 'differs'; read: string; approved: string }

/** Marks of an estimate: 4 is best, 0 worst, as ISO/IEC 15415 counts. */
export type EstimateMark = 0 | 1 | 2 | 3 | 4

/**
 * What a photograph says about a code on stone, in the manner of ISO/IEC 15415: an estimate, because light, angle and
 * camera are not the standard's. Kept with the photograph and compared with later ones.
 */
export type StoneEstimate = {
  /** What each decoder read; null when it read nothing. */
  zxing: string | null
  jsqr: string | null
  /** Reflectance of light less dark modules over the full range, 0 to 1 (symbol contrast). */
  contrast: number | null
  /** How evenly modules stand out from the threshold between light and dark, 0 to 1 (modulation). */
  modulation: number | null
  /** How much of finder patterns, timing and quiet zone is whole, 0 to 1 (fixed pattern damage). */
  fixedPatterns: number | null
  /** Share of the error correction that was not needed, 0 to 1 (unused error correction). */
  unusedCorrection: number | null
  /** Share of modules that are not what they should be, 0 to 1. */
  damage: number | null
  /** The lowest of the above as a mark; 0 when it could not be read. */
  mark: EstimateMark
}
