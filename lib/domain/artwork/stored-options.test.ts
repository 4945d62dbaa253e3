import { describe, expect, it } from 'vitest'
import { drawArtwork, drawingHash } from '@/lib/domain/artwork/draw-artwork'
import { artworkOptions, newestEdition } from '@/lib/domain/artwork/schema'

/** Options stored before editions existed, and the hash of their drawing then. */
const stored = [
  [
    {
      material: 'polished_black_granite',
      symbolMm: 60,
      lines: ['Åse Ørsted', '* 3. maj 1942 † 12. januar 2024', '', 'Elsket – savnet'],
      caption: 'Scan og mindes',
      mark: 'candle',
      shape: 'rounded',
      widthMm: 100,
      heightMm: 140,
      holes: 'four',
      holeInsetMm: 8,
    },
    '3342be5952dd057dddef14c388c0cfa476c78ec471dc02d2f5ff3aba67513a07',
  ],
  [
    { material: 'marble', symbolMm: 50, lines: ['Karen & Bo'], mark: 'dove' },
    '85aca59edda5c5bb792e0e3dce837799c013af9506df1aff99b70fbe907fbfa8',
  ],
  [
    {
      material: 'steel',
      symbolMm: 50,
      shape: 'circle',
      widthMm: 130,
      holes: 'two',
      errorCorrection: 'Q',
      lines: ['* 1941 † 2024'],
      mark: 'leaf',
    },
    '60b7ccad9ebae506b40b70cf29a912ff05b71adce030084a3d88686d2b0bf289',
  ],
  [
    { material: 'grey_granite', symbolMm: 40, mark: 'heart', showsCode: false, caption: 'Æble' },
    'a93fe665c6ed7ecf693878d4ef7535c017d3afd9ba95389b43022837933f1b61',
  ],
  [
    {
      material: 'slate',
      symbolMm: 45.5,
      mark: 'cross',
      quietModules: 2,
      shape: 'rectangle',
      widthMm: 90,
      heightMm: 120,
      lines: ['Anna Margrethe Elisabeth Cathrine Juhl'],
    },
    '5c02887b0979906d1b2110b391217b6a312a367ae7556ff2326f076da82f2e49',
  ],
] as const

describe('options stored before editions existed', () => {
  it.each(stored)('still give the drawing that was approved: %o', (options, hash) => {
    expect(drawingHash(drawArtwork(artworkOptions.parse(options), '7G4T9QW2B2'))).toBe(hash)
  })

  it('get the newest edition when they are stored again, whatever is sent', () => {
    const written = artworkOptions.extend(newestEdition)
    for (const edition of [undefined, 1, 2, '1', 'x']) {
      expect(written.parse({ material: 'marble', symbolMm: 50, edition }).edition).toBe(2)
    }
  })
})
