import type { StoneMaterial } from '@/lib/domain/artwork/schema'

/** x to the right, y down, in mm from the upper left corner of the drawing. */
export type Point = readonly [x: number, y: number]

/** A closed outline. A polygon's last point joins its first, which is not repeated. */
export type Outline =
  | { kind: 'polygon'; points: readonly Point[] }
  | { kind: 'circle'; centre: Point; radiusMm: number }

/** The symbol within a drawing. */
export type SymbolView = {
  /** The printed address, in capitals. */
  text: string
  /** 1 to 40 (ISO/IEC 18004). */
  version: number
  errorCorrection: 'Q' | 'H'
  /** Modules on a side, without the quiet zone. */
  modules: number
  moduleMm: number
  quietModules: number
  /** Upper left corner of the symbol without its quiet zone. */
  x: number
  y: number
  sideMm: number
}

/**
 * A drawing in mm, the same for every file format. `engrave` is filled by the even-odd rule: outlines are closed, merged
 * and share no edge. `cut` is followed once with the beam or saw: the plaque's edge and its holes.
 */
export type Drawing = {
  widthMm: number
  heightMm: number
  material: StoneMaterial
  engrave: readonly Outline[]
  cut: readonly Outline[]
  symbol: SymbolView
  /** True when the engraved part is the light one: dark stone, where light modules and quiet zone are engraved. */
  engravesLight: boolean
  /** What is engraved is cut out of a sheet for sandblasting. */
  isStencil?: true
  /** Seen from behind. */
  isMirrored?: true
}

/** What a person should know about a drawing before it is cut. */
export type ArtworkFacts = {
  version: number
  modules: number
  moduleMm: number
  symbolMm: number
  /** Symbol with its quiet zone. */
  fieldMm: number
  /** From how far a phone reads it. */
  readingDistanceMm: number
  /** Signature on stone against its ground, 0 to 1: an estimate from the material. */
  contrast: number
  /** Danish sentences; `stop` is refused by the drawing, `warning` wants a thought. */
  warnings: Array<{ level: 'stop' | 'warning'; text: string }>
}

export const wears = [
  'clean',
  'speckle',
  'low_contrast',
  'inverted',
  'blur',
  'wet_streaks',
  'perspective',
  'moss',
  'lost_modules',
  'eroded_edges',
  'phone_frame',
] as const
export type Wear = (typeof wears)[number]

/** How often a picture was read out of `tries`, by each of the two decoders. */
export type ReadRate = { tries: number; zxing: number; jsqr: number }

/** The proof that a file can be read, kept with it. */
export type ArtworkProof = {
  /** Of the pseudo-random wear; the same file and seed give the same proof. */
  seed: number
  /** Both decoders read exactly the printed address from the clean picture of the very file. */
  isExact: boolean
  wears: Array<{ wear: Wear; file: ReadRate; reference: ReadRate }>
  /** Reads of the file over reads of the reference, all wears and both decoders together; 1 is as good. */
  share: number
  /** `isExact` and `share` at least 0.99. */
  isProven: boolean
  /** Names with versions. */
  decoders: [string, string]
}
