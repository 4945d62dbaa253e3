import { describe, expect, it } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { lineOutlines } from '@/lib/domain/artwork/lettering'
import { artworkOptions, newestEdition } from '@/lib/domain/artwork/schema'
import { readRows, wordPictures } from '@/lib/domain/proof-sheets/paper/cut-lines'

const dates = '* 3. maj 1942 † 12. januar 2024'
const inscription = { name: 'Åse Ærø', born: '', died: '', dates, text: ['Elsket'], cutsText: true }
const optionsOf = (more: object) =>
  artworkOptions
    .extend(newestEdition)
    .parse({ material: 'marble', symbolMm: 50, lines: ['Åse Ærø', dates, 'Elsket'], caption: 'Scan her', ...more })

describe('the text letter by letter', () => {
  it('has every text that the drawing cuts, including further names and the caption', () => {
    const rows = readRows(optionsOf({ people: [['Bo Ærø', '* 1940 † 2020']] }), inscription)
    expect(rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Åse Ærø', dates],
      ['Bo Ærø', '* 1940 † 2020'],
      ['Elsket'],
      ['Scan her'],
    ])
  })

  it('uses the typeface and edition of the drawing: the dagger is small on an older sheet, full on a new one', () => {
    const daggerOf = (options: ReturnType<typeof optionsOf>) => {
      const line = readRows(options, inscription)[1]?.[0]
      if (!line) throw new Error('no dates')
      return wordPictures(line)[4]
    }
    expect(daggerOf(optionsOf({}))?.bottom).toBeCloseTo(0, 2)
    expect(daggerOf({ ...optionsOf({}), edition: 1 })?.bottom).toBeLessThan(-0.4)
    expect(readRows(optionsOf({ faces: ['cinzel'] }), inscription)[0]?.[0]?.face).toBe('cinzel')
  })

  it('has the same outlines as the drawing', () => {
    const options = optionsOf({ capsMm: ['8', '5', '5'] })
    const line = readRows(options, inscription)[1]?.[0]
    const { engrave } = drawArtwork(options, '7G4T9QW2B2')
    const cut = engrave.flatMap((outline) => (outline.kind === 'polygon' ? [outline.points] : []))
    const read = line ? lineOutlines(line, 5) : []
    expect(read.length).toBeGreaterThan(20)
    for (const outline of read) expect(cut.some((points) => isSameShape(points, outline))).toBe(true)
  })
})

type Outline = readonly (readonly [number, number])[]

/** Compares outlines regardless of position; both are rounded to thousandths of a millimetre. */
function isSameShape(one: Outline, other: Outline): boolean {
  const [[dx, dy] = [0, 0]] = one.slice(0, 1).map(([x, y]) => [x - (other[0]?.[0] ?? 0), y - (other[0]?.[1] ?? 0)])
  return (
    one.length === other.length &&
    one.every(([x, y], at) => Math.hypot(x - dx - (other[at]?.[0] ?? 0), y - dy - (other[at]?.[1] ?? 0)) < 0.003)
  )
}
