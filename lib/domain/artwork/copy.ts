import type { Wear } from '@/lib/domain/artwork/drawing'
import type { ArtworkMark, ArtworkOptions, PlaqueShape, StoneMaterial } from '@/lib/domain/artwork/schema'
import type { Thing } from '@/lib/shared/thing'

/** What a drawing is of: a plaque is cut to its own form, a stone is there. */
export const thingOf = ({ options: { shape } }: { options: Pick<ArtworkOptions, 'shape'> }): Thing =>
  shape === 'none' ? 'stenen' : 'pladen'

export const materialTexts: Record<StoneMaterial, string> = {
  polished_black_granite: 'Sort, poleret granit',
  grey_granite: 'Grå granit',
  marble: 'Marmor',
  steel: 'Rustfrit stål',
  slate: 'Skifer',
}

export const shapeTexts: Record<PlaqueShape, string> = {
  none: 'Direkte i stenen',
  rectangle: 'Rektangel',
  rounded: 'Rektangel med runde hjørner',
  circle: 'Cirkel',
}

export const markTexts: Record<ArtworkMark, string> = {
  none: 'Intet motiv',
  candle: 'Lys',
  heart: 'Hjerte',
  cross: 'Kors',
  dove: 'Due',
  leaf: 'Blad',
  rose: 'Rose',
  anchor: 'Anker',
  lily: 'Lilje',
}

/** The wears of a proof as one would see them on a stone. */
export const wearTexts: Record<Wear, string> = {
  clean: 'Som ny',
  speckle: 'Pletter og lav',
  low_contrast: 'Svag kontrast',
  inverted: 'Lys på mørk',
  blur: 'Uskarpt billede',
  wet_streaks: 'Striber efter regn',
  perspective: 'Fotograferet på skrå',
  moss: 'Mos på en del af koden',
  lost_modules: 'Felter, der er slået af',
  eroded_edges: 'Slidte kanter',
  phone_frame: 'Telefonens kamera, 640 × 480',
}
