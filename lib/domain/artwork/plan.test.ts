import { describe, expect, it } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { mostPoints, planArtwork, pointsOf } from '@/lib/domain/artwork/plan'
import { type ArtworkOptionsInput, artworkOptions, newestEdition } from '@/lib/domain/artwork/schema'

const code = '7G4T9QW2B2'
const input = (more: object) => ({ material: 'marble', symbolMm: 60, ...more }) as ArtworkOptionsInput
const written = (more: object) => artworkOptions.extend(newestEdition).parse(input(more))
const longLine = 'B'.repeat(60)

describe('a drawing that is too large', () => {
  it('is refused before its letters are drawn when it is wider than any sheet', () => {
    const wide = written({ lines: [longLine], capsMm: [300] })
    expect(planArtwork(wide, code).stops[0]?.text).toMatch(/mm bred\. Den må højst være 3\.000 mm/)
    expect(() => drawArtwork(wide, code)).toThrowError('ARTWORK_TOO_LARGE')
  })

  it('is refused when it has too many letters in a script', () => {
    const people = Array.from({ length: 5 }, () => [longLine, longLine, longLine])
    const many = { lines: [longLine], faces: ['great-vibes'], capsMm: [30, 30, 30], people, peoplePlaced: 'below' }
    expect(planArtwork(written(many), code).stops[0]?.text).toContain('for mange')
  })

  it('is still drawn when it was stored before editions existed', () => {
    const stored = artworkOptions.parse(input({ lines: [longLine], capsMm: [120] }))
    expect(drawArtwork(stored, code).widthMm).toBeGreaterThan(3000)
  })

  it('is larger than a large family stone in any face', () => {
    const stone = { shape: 'rectangle', widthMm: 1200, heightMm: 1200, peoplePlaced: 'below', symbolMm: 100 }
    const names = Array.from({ length: 5 }, () => ['Margrethe Alexandrine Holm', '* 12. januar 1940'])
    for (const face of ['newsreader', 'great-vibes', 'allura']) {
      const options = written({ ...stone, faces: [face], lines: ['Karl Emil Holm', '1938 – 2020'], people: names })
      const { layout } = planArtwork(options, code)
      expect(layout && pointsOf(layout)).toBeLessThan(mostPoints)
      const drawn = drawArtwork(options, code).engrave.length
      expect(drawn).toBeGreaterThan(200)
    }
  })
})
