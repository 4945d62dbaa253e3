import { describe, expect, it } from 'vitest'
import { artworkFacts, drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import type { Drawing } from '@/lib/domain/artwork/drawing'
import { planArtwork } from '@/lib/domain/artwork/plan'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { qrSymbol } from '@/lib/domain/artwork/symbol'
import { generateTextCode } from '@/lib/shared/qr-text-code'
import { isInked, sharedEdges, touchingPoints } from '@/tests/artwork/outlines-in-files'

const code = '7G4T9QW2B2'
const plate = { shape: 'rounded', widthMm: 90, heightMm: 130, holes: 'four' } as const
const optionsOf = (input: object) =>
  artworkOptions.parse({ material: 'polished_black_granite', symbolMm: 50, ...input })
const draw = (input: object) => drawArtwork(optionsOf(input), code)
const polygonsOf = ({ engrave }: Drawing) =>
  engrave.flatMap((outline) => (outline.kind === 'polygon' ? [outline.points] : []))
const sentences = (input: object, level: 'stop' | 'warning') =>
  artworkFacts(optionsOf(input), code)
    .warnings.filter((warning) => warning.level === level)
    .map(({ text }) => text)

/** The number of modules, quiet zone included, whose ink is wrong. */
function wrongModules(drawing: Drawing): number {
  const { symbol, engravesLight } = drawing
  const { isDark } = qrSymbol(code, symbol.errorCorrection)
  const outlines = polygonsOf(drawing)
  let wrong = 0
  for (let row = -symbol.quietModules; row < symbol.modules + symbol.quietModules; row += 1) {
    for (let column = -symbol.quietModules; column < symbol.modules + symbol.quietModules; column += 1) {
      const at = [symbol.x + (column + 0.5) * symbol.moduleMm, symbol.y + (row + 0.5) * symbol.moduleMm] as const
      if (isInked(outlines, ...at) === (isDark(column, row) === engravesLight)) wrong += 1
    }
  }
  return wrong
}

describe('a drawing', () => {
  const words = { lines: ['Åse Ørsted Kjær', '1931 – 2024'], caption: 'Scan og mindes', mark: 'candle' } as const

  it.each([
    ['polished_black_granite', plate],
    ['marble', plate],
    ['slate', {}],
    ['steel', { shape: 'circle', widthMm: 130, holes: 'two', errorCorrection: 'Q' }],
  ] as const)('on %s engraves exactly the symbol and leaves its quiet zone as it must be', (material, shape) => {
    expect(wrongModules(draw({ material, ...shape, ...words }))).toBe(0)
  })

  it('on dark stone engraves the light modules and the quiet zone, on light stone the dark ones', () => {
    const inkAt = (drawing: Drawing) =>
      [drawing.symbol.x - drawing.symbol.moduleMm, drawing.symbol.x + drawing.symbol.moduleMm / 2].map((x) =>
        isInked(polygonsOf(drawing), x, drawing.symbol.y + drawing.symbol.moduleMm / 2),
      )
    expect(inkAt(draw({}))).toEqual([true, false])
    expect(inkAt(draw({ material: 'marble' }))).toEqual([false, true])
  })

  it('has outlines that neither share an edge nor touch', () => {
    for (const mark of ['candle', 'heart', 'cross', 'dove', 'leaf'] as const) {
      const outlines = polygonsOf(drawArtwork(optionsOf({ ...plate, ...words, mark }), generateTextCode()))
      expect(sharedEdges(outlines)).toEqual([])
      expect(touchingPoints(outlines)).toBe(0)
    }
  })

  it('is the same when drawn again', () => {
    expect(draw({ ...plate, ...words })).toEqual(draw({ ...plate, ...words }))
  })

  it('keeps all ink on the plaque and away from its holes', () => {
    const drawing = draw({ ...plate, ...words, lines: ['Karen Margrethe', 'Lindegaard-Østergaard', '1931 – 2024'] })
    const holes = drawing.cut.flatMap((outline) => (outline.kind === 'circle' ? [outline] : []))
    expect(holes).toHaveLength(4)
    for (const [x, y] of polygonsOf(drawing).flat()) {
      expect(Math.min(x, y, drawing.widthMm - x, drawing.heightMm - y)).toBeGreaterThan(1)
      for (const { centre, radiusMm } of holes) {
        expect(Math.hypot(x - centre[0], y - centre[1]) - radiusMm).toBeGreaterThan(1)
      }
    }
  })

  it('in a stone is its ink with a small margin, and takes a name of sixty characters', () => {
    const name = 'Anna Margrethe Elisabeth Cathrine Juhl-Rosenkrantz Sørensen'
    const { widthMm, heightMm, engrave, cut } = draw({ symbolMm: 20, lines: [name] })
    const points = engrave.flatMap((outline) => (outline.kind === 'polygon' ? outline.points : []))
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    expect(cut).toEqual([])
    expect(Math.min(...xs)).toBeCloseTo(2, 1)
    expect(Math.max(...xs)).toBeCloseTo(widthMm - 2, 1)
    expect(Math.min(...ys)).toBeCloseTo(2, 1)
    expect(Math.max(...ys)).toBeCloseTo(heightMm - 2, 1)
  })

  it.each([
    ['modules under half a millimetre', { symbolMm: 15 }, 'ARTWORK_TOO_SMALL'],
    ['a letter that the face lacks', { lines: ['Til λ'] }, 'ARTWORK_LETTER_MISSING'],
    ['a plate smaller than the symbol', { shape: 'rectangle', widthMm: 50, heightMm: 90 }, 'ARTWORK_DOES_NOT_FIT'],
    ['a hole in the symbol', { shape: 'rectangle', widthMm: 70, heightMm: 90, holes: 'two' }, 'ARTWORK_DOES_NOT_FIT'],
    ['holes that break the edge', { ...plate, holeMm: 12, holeInsetMm: 5 }, 'ARTWORK_DOES_NOT_FIT'],
    ['a square in a circle too small', { shape: 'circle', widthMm: 80 }, 'ARTWORK_DOES_NOT_FIT'],
  ] as const)('is refused with %s, and the facts say so beforehand', (_, input, expected) => {
    expect(() => draw(input)).toThrow(expect.objectContaining({ code: expected }))
    expect(sentences(input, 'stop')).toHaveLength(1)
  })

  it('says which line is too long for the plaque', () => {
    const line = 'Karen Margrethe Lindegaard-Østergaard, født Bjerregaard Kjær'
    expect(sentences({ ...plate, lines: ['Karen', line] }, 'stop')).toEqual([
      `»${line}« er for lang til pladen. Del den i to linjer, eller gør pladen bredere.`,
    ])
  })
})

describe('what engravers need', () => {
  const stone = {
    shape: 'rectangle',
    widthMm: 300,
    heightMm: 220,
    edition: 2,
    lines: ['Åse Ørsted', '1931 – 2024'],
  } as const

  it('holes have the given places and sizes, and letters keep clear of them', () => {
    const drawing = draw({ ...stone, holes: 'own', ownHoles: '20 30,5 6\n150 200 8' })
    expect(drawing.cut.slice(1)).toEqual([
      { kind: 'circle', centre: [20, 30.5], radiusMm: 3 },
      { kind: 'circle', centre: [150, 200], radiusMm: 4 },
    ])
    for (const [x, y] of polygonsOf(drawing).flat()) expect(Math.hypot(x - 150, y - 200)).toBeGreaterThan(5)
  })

  it.each([
    ['40 40', 'Skriv tre tal for hvert hul: fra venstre, fra oven og diameter, alle i mm.'],
    ['-4 10 5', 'Et hul kan ikke ligge uden for pladen.'],
  ])('a hole written as »%s« is refused with a sentence', (ownHoles, sentence) => {
    const { error } = artworkOptions.safeParse({ material: 'marble', symbolMm: 50, ownHoles })
    expect(error?.issues.map(({ message }) => message)).toContain(sentence)
  })

  it('says which hole breaks the edge or is in the way of the code', () => {
    const tight = { shape: 'rectangle', widthMm: 75, heightMm: 90, edition: 2, holes: 'own' } as const
    expect(sentences({ ...tight, ownHoles: '5 5 4\n74 40 5' }, 'stop').join()).toContain('Hul 2 går for tæt på kanten')
    expect(sentences({ ...tight, ownHoles: '5 5 4\n37 45 5' }, 'stop').join()).toContain('Hul 2 ligger i vejen')
  })

  it('letters have exactly the given height, or the drawing is refused with a sentence', () => {
    const heightOf = (drawing: Drawing) => {
      const ys = polygonsOf(drawing)
        .flat()
        .flatMap(([, y]) => (y < drawing.symbol.y - 20 ? [y] : []))
      return Math.max(...ys) - Math.min(...ys)
    }
    const one = { ...stone, lines: ['HIH'] }
    expect(heightOf(draw({ ...one, capsMm: '12' }))).toBeCloseTo(12, 1)
    expect(sentences({ ...one, capsMm: '120' }, 'stop').join()).toContain('Bogstaverne kan ikke være så høje')
  })

  it.each(['beside', 'below'])('several names are %s one another, equally large, over one code', (peoplePlaced) => {
    const people = 'Bo Ørsted\n1929 – 2001\n\nIda Ørsted'
    const drawing = draw({ ...stone, people, peoplePlaced })
    expect(wrongModules(drawing)).toBe(0)
    const { letters } = planArtwork(optionsOf({ ...stone, people, peoplePlaced }), code).layout ?? { letters: [] }
    const capsOf = (...names: string[]) =>
      new Set(letters.filter(({ line }) => names.includes(line.text)).map(({ capMm }) => capMm))
    expect(letters.map(({ line }) => line.text)).toEqual([
      ...['Åse Ørsted', '1931 – 2024', 'Bo Ørsted', '1929 – 2001', 'Ida Ørsted'],
    ])
    expect(capsOf('Åse Ørsted', 'Bo Ørsted', 'Ida Ørsted').size).toBe(1)
    expect(capsOf('1931 – 2024', '1929 – 2001').size).toBe(1)
  })

  it('warns of strokes too thin at their size, and says which size lasts', () => {
    const said = sentences({ ...stone, faces: 'great-vibes', capsMm: '8' }, 'warning').join()
    expect(said).toContain('finere end 0,3 mm')
    expect(said).toContain('15 mm høje')
    expect(sentences({ ...stone, faces: 'figtree' }, 'warning').join()).not.toContain('finere end')
  })
})

describe('the facts of a drawing', () => {
  it('are its sizes, reading distance and expected contrast', () => {
    expect(artworkFacts(optionsOf({}), code)).toMatchObject({
      version: 4,
      modules: 33,
      moduleMm: 50 / 33,
      symbolMm: 50,
      fieldMm: (50 / 33) * 41,
      readingDistanceMm: 500,
      contrast: 0.44,
    })
  })

  it('warn of modules under a millimetre and say which size is enough', () => {
    expect(sentences({ symbolMm: 30 }, 'warning').join()).toContain('kun 0,9 mm')
    expect(sentences({ symbolMm: 30 }, 'warning').join()).toContain('Med 50 mm')
    expect(sentences({ symbolMm: 40 }, 'warning').join()).not.toContain('Felterne')
  })

  it('warn of a narrow quiet zone, a pale material, a near hole and small letters', () => {
    expect(sentences({ quietModules: 2 }, 'warning').join()).toContain('kun 2 felter bred')
    expect(sentences({ quietModules: 1 }, 'warning').join()).toContain('kun 1 felt bred')
    expect(sentences({ quietModules: 0 }, 'warning').join()).toContain('ingen fri kant')
    expect(sentences({ material: 'grey_granite' }, 'warning').join()).toContain('0,32')
    const near = { shape: 'rectangle', widthMm: 80, heightMm: 90, holes: 'two', holeInsetMm: 5 } as const
    expect(sentences({ ...near, material: 'steel' }, 'warning').join()).toContain('tæt på et hul')
    const line = 'Karen Margrethe Lindegaard-Østergaard, f. Skov'
    expect(sentences({ ...plate, lines: [line] }, 'warning').join()).toContain(`»${line}« bliver kun 2,`)
  })
})
