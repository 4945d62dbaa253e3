import { describe, expect, it } from 'vitest'
import { NearEdges } from '@/lib/domain/artwork/bridges'
import { drawArtwork, drawingHash } from '@/lib/domain/artwork/draw-artwork'
import { lineOutlines } from '@/lib/domain/artwork/lettering'
import { artworkOptions, newestEdition } from '@/lib/domain/artwork/schema'

const lines = ['Bo Åse Ø. Æbelø & 0698', '* 3. maj 1942 † 12. ⚭ 2024']

describe('bridges of a stencil', () => {
  it.each([
    ['newsreader', '94bc429d849840d07f9e02d51a5ed7ce7635ae358de506e5551ac55f0e500e62'],
    ['cinzel', 'b58e2ddf3bfe0a17ef5e733cf4907268ae815170eb27af4cc6912683d9c165da'],
    ['oswald', 'babc41ca6c1b3209a96fb2b0883bea1766ea0dc85eeb568facc496ef4d16dfdb'],
    ['great-vibes', '5e0481e3fee8f28d73f2b4fff8cb06ca95498f82942505d2f2adfd2eba688a28'],
  ] as const)('stay where they were in the first release: %s', (face, hash) => {
    const options = {
      material: 'marble',
      symbolMm: 60,
      lines,
      caption: 'Ågade 4 %',
      mark: 'rose',
      faces: [face],
    } as const
    const stencil = { stencil: 'plain', bridgeMm: 0.8, shape: 'rounded', widthMm: 160, heightMm: 190 } as const
    const parsed = artworkOptions.extend(newestEdition).parse({ ...options, ...stencil })
    expect(drawingHash(drawArtwork(parsed, '7G4T9QW2B2'))).toBe(hash)
  })

  it('are searched among the edges near an island, not among all edges', () => {
    const outlines = lineOutlines({ text: 'B'.repeat(60), face: 'serif-medium', edition: 2 }, 40)
    const all = outlines.reduce((sum, points) => sum + points.length, 0)
    const near = new NearEdges(outlines)
    expect(near.around([1000, -20], 40).length).toBeLessThan(all / 10)
    expect(near.around([1000, -20], 1e6).length).toBe(all)
  })
})
