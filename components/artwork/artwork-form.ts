import { materialTexts } from '@/lib/domain/artwork/copy'
import { type ArtworkOptions, type ArtworkOptionsInput, stoneMaterials } from '@/lib/domain/artwork/schema'

export type ArtworkForm = { options: ArtworkOptionsInput }

/** Initial form values: a black granite plaque that suits most churchyards and phones. */
export const artworkDefaults: ArtworkOptions = {
  material: 'polished_black_granite',
  symbolMm: 60,
  errorCorrection: 'H',
  quietModules: 4,
  lines: [],
  faces: [],
  capsMm: [],
  people: [],
  peoplePlaced: 'beside',
  edition: 2,
  stencil: 'none',
  bridgeMm: 0,
  caption: '',
  showsCode: true,
  mark: 'none',
  shape: 'rounded',
  widthMm: 100,
  heightMm: 120,
  cornerRadiusMm: 4,
  holes: 'none',
  holeMm: 4,
  holeInsetMm: 8,
  ownHoles: [],
}

/** The materials with their names, for a list to choose from. */
export const materialOptions = stoneMaterials.map((material) => [material, materialTexts[material]] as const)
