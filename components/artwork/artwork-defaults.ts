import type { ArtworkOptions } from '@/lib/domain/artwork/schema'

/** Where a form begins: a plaque of black granite that most churchyards and most phones agree with. */
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
