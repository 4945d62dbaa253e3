import type { StoneMaterial } from '@/lib/domain/artwork/schema'

/** How an engraved symbol looks in a material. Reflectances of daylight, 0 to 1. */
export type MaterialFacts = {
  /** The engraving is lighter than the stone: the light modules and the quiet zone are engraved. */
  engravesLight: boolean
  /** The surface as delivered. */
  surface: number
  /** The engraving, finished as `advice` says. */
  engraving: number
  /** What the engraver should do to make the code readable; a Danish sentence. */
  advice: string
}

// Our own estimates, good enough for warnings only (docs/decisions/039). The certificate of a finished piece is based
// on its photograph.
const materials: Record<StoneMaterial, MaterialFacts> = {
  polished_black_granite: {
    engravesLight: true,
    surface: 0.06,
    engraving: 0.5,
    advice:
      'Poleret granit spejler himlen, og kirkegården bestemmer, hvilken vej stenen vender. Lav koden mat, så den kan læses i modlys.',
  },
  grey_granite: {
    engravesLight: false,
    surface: 0.38,
    engraving: 0.06,
    advice: 'I grå granit ligner felterne stenen omkring dem. Mal kodens felter sorte.',
  },
  marble: {
    engravesLight: false,
    surface: 0.72,
    engraving: 0.1,
    advice: 'I marmor bliver felterne næsten lige så lyse som stenen. Mal kodens felter sorte.',
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
    advice: 'Gå dybt nok til, at felterne bliver tydeligt lysegrå.',
  },
}

export function materialFacts(material: StoneMaterial): MaterialFacts {
  return materials[material]
}

/** The symbol contrast to expect, 0 to 1: lightest minus darkest reflectance, as in ISO/IEC 15415. */
export function materialContrast(material: StoneMaterial): number {
  const { surface, engraving } = materials[material]
  return Math.round(Math.abs(surface - engraving) * 100) / 100
}
