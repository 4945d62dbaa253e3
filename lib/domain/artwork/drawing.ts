import type { StoneMaterial } from '@/lib/domain/artwork/schema'

/** mm from the upper left corner of the drawing: x to the right, y down. */
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
 * A drawing in mm, for every file format. `engrave` is filled by the even-odd rule: outlines are closed, merged and
 * share no edge. `cut` is the tool's path, traced once: the plaque's edge and its holes.
 */
export type Drawing = {
  widthMm: number
  heightMm: number
  material: StoneMaterial
  engrave: readonly Outline[]
  cut: readonly Outline[]
  symbol: SymbolView
  /** The light part is engraved (light modules and quiet zone), as on dark stone. */
  engravesLight: boolean
  /** A stencil for sandblasting: `engrave` is cut out of a sheet. */
  isStencil?: true
  /** Seen from behind. */
  isMirrored?: true
}

/** Sizes and warnings to show before a drawing is cut. */
export type ArtworkFacts = {
  version: number
  modules: number
  moduleMm: number
  symbolMm: number
  /** Symbol with its quiet zone. */
  fieldMm: number
  /** The greatest distance at which a phone reads it. */
  readingDistanceMm: number
  /** Contrast of the engraving to the stone, 0 to 1, estimated from the material. */
  contrast: number
  /** Danish sentences; with a `stop` drawArtwork throws, a `warning` is advice. */
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

/** How many of `tries` pictures each of the two decoders read. */
export type ReadRate = { tries: number; zxing: number; jsqr: number }

/** The proof that a file can be read, stored with it. */
export type ArtworkProof = {
  /** Seed of the pseudo-random wear; the same file and seed give the same proof. */
  seed: number
  /** Both decoders read exactly the printed address from the file rendered without wear. */
  isExact: boolean
  wears: Array<{ wear: Wear; file: ReadRate; reference: ReadRate }>
  /** Reads of the file divided by reads of the reference, over all wears and both decoders; 1 is equally good. */
  share: number
  /** `isExact` and `share` at least 0.99. */
  isProven: boolean
  /** Names with versions. */
  decoders: [string, string]
}
