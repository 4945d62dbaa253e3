import { describe, expect, it } from 'vitest'
import { isIsland } from '@/lib/domain/artwork/bridges'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { outlineBounds } from '@/lib/domain/artwork/files/read-vectors'
import { sheetFormats, writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { proveArtwork } from '@/lib/domain/artwork/proof/prove-artwork'
import { artworkOptions, engravingFaces, newestEdition } from '@/lib/domain/artwork/schema'
import { sharedEdges, touchingPoints } from '@/tests/artwork/outlines-in-files'

const code = '7G4T9QW2B2'
const draw = (input: object) =>
  drawArtwork(
    artworkOptions.extend(newestEdition).parse({
      material: 'marble',
      symbolMm: 60,
      lines: ['Bo Åse Ø. Æbelø & 0698', '* 3. maj 1942 † 12. ⚭ 2024'],
      caption: 'Ågade 4 %',
      mark: 'anchor',
      shape: 'rounded',
      widthMm: 160,
      heightMm: 190,
      ...input,
    }),
    code,
  )

/** The outlines outside the symbol with its quiet zone. */
function letters({ engrave, symbol }: Drawing) {
  const quiet = symbol.quietModules * symbol.moduleMm
  return engrave.flatMap((outline) => {
    const [left, top, right, bottom] = outlineBounds(outline)
    const isBeside =
      right < symbol.x - quiet ||
      left > symbol.x + symbol.sideMm + quiet ||
      bottom < symbol.y - quiet ||
      top > symbol.y + symbol.sideMm + quiet
    return isBeside && outline.kind === 'polygon' ? [outline.points] : []
  })
}

describe('a stencil for sandblasting', () => {
  it('has islands in its letters without bridges, so the next test proves something', () => {
    expect(letters(draw({ stencil: 'plain' })).filter(isIsland).length).toBeGreaterThan(8)
  })

  it.each(engravingFaces)('loses no part of the sheet outside the code when it has bridges: %s', (face) => {
    const open = letters(draw({ stencil: 'plain', bridgeMm: 0.8, faces: [face] }))
    // Outlines that do not touch and have no islands leave the sheet in one piece.
    expect(open.filter(isIsland)).toEqual([])
    expect(sharedEdges(open)).toEqual([])
    expect(touchingPoints(open)).toBe(0)
  })

  it('mirrored is the same sheet seen from behind, including holes and code', () => {
    const holes = { holes: 'own', ownHoles: '12 20 6' }
    const [plain, behind] = [draw({ stencil: 'plain', ...holes }), draw({ stencil: 'mirrored', ...holes })]
    expect(behind.symbol.x).toBeCloseTo(plain.widthMm - plain.symbol.x - plain.symbol.sideMm, 3)
    expect(behind.cut[1]).toMatchObject({ centre: [148, 20], radiusMm: 3 })
    expect(behind.engrave.length).toBe(plain.engrave.length)
  })

  it.each(sheetFormats)(
    'is read from the file by both decoders, mirrored as well, and says what it is: %s',
    async (format) => {
      for (const stencil of ['plain', 'mirrored']) {
        const drawing = draw({ stencil, bridgeMm: 0.8, material: 'slate' })
        const file = await writeArtwork(drawing, format)
        expect((await proveArtwork({ file, format, drawing })).isProven).toBe(true)
        if (format === 'svg') expect(file.toString()).toContain('Skabelon til sandblæsning')
      }
    },
  )

  it('alone has bridges: other drawings ignore their width', () => {
    expect(draw({ bridgeMm: 0.8 })).toEqual(draw({}))
  })
})
