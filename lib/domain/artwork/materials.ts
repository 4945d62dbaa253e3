import type { StoneMaterial } from '@/lib/domain/artwork/schema'

/** What a material does to an engraved symbol. Reflectances are 0 to 1, of daylight. */
export type MaterialFacts = {
  /** The engraving is lighter than its ground: the light modules and the quiet zone are engraved. */
  engravesLight: boolean
  /** The surface as it is delivered. */
  surface: number
  /** The engraving, finished in the way that `advice` tells. */
  engraving: number
  /** What the engraver should do for the code to be read; a Danish sentence. */
  advice: string
}

// Our own estimates, for a warning and never for a promise: docs/decisions/039. The certificate of a finished piece is
// estimated from its photograph.
const materials: Record<StoneMaterial, MaterialFacts> = {
  polished_black_granite: {
    engravesLight: true,
    surface: 0.06,
    engraving: 0.5,
    advice:
      'Poleret granit spejler himlen, og kirkegården bestemmer, hvilken vej stenen vender. Gravér koden mat, så den kan læses i modlys.',
  },
  grey_granite: {
    engravesLight: false,
    surface: 0.38,
    engraving: 0.06,
    advice: 'Grå granit og en gravering i den ligner hinanden. Mal de graverede felter sorte.',
  },
  marble: {
    engravesLight: false,
    surface: 0.72,
    engraving: 0.1,
    advice: 'En gravering i marmor er næsten lige så lys som stenen. Mal de graverede felter sorte.',
  },
  steel: {
    engravesLight: false,
    surface: 0.55,
    engraving: 0.1,
    advice: 'Blankt stål spejler. Vælg en børstet eller glasblæst overflade.',
  },
  slate: {
    engravesLight: true,
    surface: 0.11,
    engraving: 0.4,
    advice: 'Gravér dybt nok til, at felterne bliver tydeligt lysegrå.',
  },
}

/** What a material does to an engraved symbol. */
export function materialFacts(material: StoneMaterial): MaterialFacts {
  return materials[material]
}

/** The symbol contrast to expect, 0 to 1: lightest minus darkest reflectance, as in ISO/IEC 15415. */
export function materialContrast(material: StoneMaterial): number {
  const { surface, engraving } = materials[material]
  return Math.round(Math.abs(surface - engraving) * 100) / 100
}
