import type { EngravingFace } from '@/lib/domain/artwork/schema'
import type { Face } from '@/lib/integrations/print/print-fonts'

type FaceFacts = {
  face: Face
  name: string
  /** Thinnest stroke of the face, in cap heights; a test compares it with the outlines. */
  thin: number
  isScript?: boolean
}

const facts: Record<EngravingFace, FaceFacts> = {
  newsreader: { face: 'serif-medium', name: 'Newsreader, rolig med fødder', thin: 0.06 },
  figtree: { face: 'sans-semibold', name: 'Figtree, enkel og kraftig', thin: 0.12 },
  cinzel: { face: 'cinzel', name: 'Cinzel, romerske versaler', thin: 0.05 },
  garamond: { face: 'garamond', name: 'Garamond, klassisk', thin: 0.055 },
  baskerville: { face: 'baskerville', name: 'Baskerville, klar og åben', thin: 0.05 },
  playfair: { face: 'playfair', name: 'Playfair, fine og tykke streger', thin: 0.03 },
  oswald: { face: 'oswald', name: 'Oswald, smal og kraftig', thin: 0.1 },
  'great-vibes': { face: 'great-vibes', name: 'Great Vibes, skråskrift', thin: 0.02, isScript: true },
  allura: { face: 'allura', name: 'Allura, skråskrift', thin: 0.03, isScript: true },
}

/** Thinner strokes break out of the stone while it is cut, mm. */
const leastStrokeMm = 0.15
/** Thinner strokes do not last outdoors, mm. */
export const goodStrokeMm = 0.3
/** Minimum cap height of every face, mm. */
const leastCapMm = 2.5

export function faceFacts(face: EngravingFace): FaceFacts {
  return facts[face]
}

const thinOf = new Map(Object.values(facts).map(({ face, thin }) => [face, thin]))

/** The thinnest stroke of letters of this cap height, mm. */
export function thinStrokeMm(face: Face, capMm: number): number {
  return (thinOf.get(face) ?? 0.06) * capMm
}

/** The smallest cap height at which a face's strokes last in stone, mm. */
export function leastCapOf(face: Face): number {
  return Math.max(leastCapMm, leastStrokeMm / (thinOf.get(face) ?? 0.06))
}
