import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/**
 * The comparison of the letters in a photograph with the drawing: `differs` has the first row that is not as drawn and
 * what was read there; with `unreadable` nothing is known.
 */
export type LetteringFinding =
  | { outcome: 'agrees' }
  | { outcome: 'unreadable' }
  | { outcome: 'differs'; read: string; approved: string }

/** Marks of an estimate: 4 is best, 0 worst, as in ISO/IEC 15415. */
export type EstimateMark = 0 | 1 | 2 | 3 | 4

/**
 * The quality of a code in a photograph, modelled on ISO/IEC 15415: an estimate, because light, angle and camera are
 * not the standard's. Stored with the photograph and compared with later ones.
 */
export type StoneEstimate = {
  /** The text each decoder read; null when it read nothing. */
  zxing: string | null
  jsqr: string | null
  /** Symbol contrast: reflectance of light minus dark modules, 0 to 1. */
  contrast: number | null
  /** Modulation: how evenly modules differ from the threshold between light and dark, 0 to 1. */
  modulation: number | null
  /** Fixed patterns: the undamaged share of finder, timing and alignment patterns and quiet zone, 0 to 1. */
  fixedPatterns: number | null
  /** Unused error correction, 0 to 1. */
  unusedCorrection: number | null
  /** Share of wrong modules, 0 to 1. */
  damage: number | null
  /** The lowest of the above as a mark; 0 when the code could not be read. */
  mark: EstimateMark
}

export const stonePhotoInput = z.object({ code: boundedText(80).transform(normaliseTextCode) })
export const stonePhotoId = z.object({ id: z.uuid() })
export const showPhotoInput = stonePhotoId.extend({
  isShown: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
})

export type StonePhotoKind = 'finished' | 'mounted'

/** A photograph of a code on its stone. */
export type StonePhotoView = {
  id: string
  kind: StonePhotoKind
  smallSrc: string
  largeSrc: string
  width: number
  height: number
  /** Null when no code was read. */
  isThisCode: boolean | null
  estimate: StoneEstimate | null
  isShown: boolean
  takenByName: string
  /** ISO 8601 in UTC. */
  takenAt: string
  canDelete: boolean
}

/** A code's photographs, newest first, and what the actor may do with them. */
export type StonePhotosView = {
  code: string
  formattedCode: string
  photos: StonePhotoView[]
  canAdd: boolean
  /** Whether the actor may choose the photograph that visitors see. */
  canShow: boolean
}

/** The photograph of the stone that visitors of a page see. `width` and `height` in pixels. */
export type ShownStoneView = { photoId: string; code: string; width: number; height: number }
