import { describe, expect, it } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { readArtwork } from '@/lib/domain/artwork/files/read-artwork'
import { sheetFormats, writeArtwork, writeSheet } from '@/lib/domain/artwork/files/write-artwork'
import { drawSheet, nestPlaques, type Plate } from '@/lib/domain/artwork/nesting'
import { artworkOptions, artworkSheet } from '@/lib/domain/artwork/schema'
import { outlinesInDxf, outlinesInPdf, outlinesInSvg } from '@/tests/artwork/outlines-in-files'

/** Plaques of all sizes, the same in every run. */
function plates(seed: number, count: number): Plate[] {
  const length = (index: number, salt: number) => 20 + (((index + 1) * (seed + salt) * 7919) % 1310) / 10
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    widthMm: length(index, 3),
    heightMm: length(index, 11),
  }))
}

describe('nesting', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('keeps the gap between plaques and to the edge, and loses none (%i)', (seed) => {
    const sheet = artworkSheet.parse({ widthMm: 400 + seed * 30, heightMm: 300, gapMm: [1, 2.5, 3, 10][seed % 4] })
    const wished = plates(seed, 40)
    const { sheets, unplaced } = nestPlaques(wished, sheet)
    expect(unplaced).toEqual([])
    expect(
      sheets
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(wished.map(({ id }) => id).sort())
    for (const placed of sheets) {
      const boxes = placed.map(({ id, x, y, rotated }) => {
        const plate = wished.find((wish) => wish.id === id)
        const [width, height] = [plate?.widthMm ?? 0, plate?.heightMm ?? 0]
        return { x, y, right: x + (rotated ? height : width), bottom: y + (rotated ? width : height) }
      })
      const least = sheet.gapMm - 1e-6
      for (const [index, box] of boxes.entries()) {
        expect(Math.min(box.x, box.y, sheet.widthMm - box.right, sheet.heightMm - box.bottom)).toBeGreaterThanOrEqual(
          least,
        )
        for (const other of boxes.slice(index + 1)) {
          const apart = Math.max(other.x - box.right, box.x - other.right, other.y - box.bottom, box.y - other.bottom)
          expect(apart).toBeGreaterThanOrEqual(least)
        }
      }
    }
  })

  it('is refused without a gap: neighbours would share an edge that is cut twice', () => {
    expect(artworkSheet.safeParse({ widthMm: 300, heightMm: 200, gapMm: 0 }).success).toBe(false)
  })

  it('fills a sheet with as many equal plaques as fit side by side', () => {
    const sheet = artworkSheet.parse({ widthMm: 203, heightMm: 153, gapMm: 3 })
    const equal = Array.from({ length: 25 }, (_, index) => ({ id: `${index}`, widthMm: 37, heightMm: 47 }))
    expect(nestPlaques(equal, sheet).sheets.map(({ length }) => length)).toEqual([15, 10])
  })

  it('lays a thousand plaques on as few sheets as can hold them', () => {
    const sheet = artworkSheet.parse({ widthMm: 1200, heightMm: 800, gapMm: 3 })
    const equal = Array.from({ length: 1000 }, (_, index) => ({ id: `${index}`, widthMm: 60, heightMm: 80 }))
    const { sheets } = nestPlaques(equal, sheet)
    expect(sheets.flat()).toHaveLength(1000)
    expect(sheets).toHaveLength(6)
  })

  it('turns a plaque that only fits turned, and returns those that do not fit', () => {
    const sheet = artworkSheet.parse({ widthMm: 200, heightMm: 100, gapMm: 3 })
    const { sheets, unplaced } = nestPlaques(
      [
        { id: 'high', widthMm: 90, heightMm: 180 },
        { id: 'large', widthMm: 120, heightMm: 120 },
        { id: 'long', widthMm: 195, heightMm: 20 },
      ],
      sheet,
    )
    expect(sheets).toEqual([[{ id: 'high', x: 3, y: 3, rotated: true }]])
    expect(unplaced).toEqual(['large', 'long'])
  })
})

describe('a sheet', () => {
  const sheet = artworkSheet.parse({ widthMm: 300, heightMm: 110, gapMm: 3 })
  const options = artworkOptions.parse({
    material: 'steel',
    symbolMm: 50,
    shape: 'rectangle',
    widthMm: 70,
    heightMm: 100,
  })
  const codes = ['7G4T9QW2B2', '7G4T9QW2C4', '7G4T9QW2D6']
  const drawings = new Map(codes.map((code) => [code, drawArtwork(options, code)]))
  const items = codes.map((id) => ({ id, widthMm: 70, heightMm: 100 }))
  const drawn = drawSheet(drawings, nestPlaques(items, sheet).sheets[0] ?? [], sheet)

  it('has every outline of every plaque in each format, at true size', async () => {
    const count = [...drawings.values()].reduce((sum, { engrave }) => sum + engrave.length, 0)
    const svg = outlinesInSvg(await writeSheet(drawn, 'svg'))
    expect([svg.widthMm, svg.heightMm]).toEqual([300, 110])
    expect(svg.engrave).toHaveLength(count)
    expect(svg.cut).toHaveLength(3)
    expect(outlinesInDxf(await writeSheet(drawn, 'dxf'), 110).engrave).toHaveLength(count)
    expect(outlinesInPdf(await writeSheet(drawn, 'pdf')).engrave).toHaveLength(count)
  })

  it('turns a plaque with everything on it', () => {
    const [id = ''] = codes
    const turned = drawSheet(drawings, [{ id, x: 10, y: 5, rotated: true }], sheet)
    const [edge] = turned.cut
    if (edge?.kind !== 'polygon') throw new Error('no edge')
    const [xs, ys] = [edge.points.map(([x]) => x), edge.points.map(([, y]) => y)]
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([10, 110, 5, 75])
    for (const outline of turned.engrave) {
      if (outline.kind !== 'polygon') continue
      for (const [x, y] of outline.points) expect(x > 10 && x < 110 && y > 5 && y < 75).toBe(true)
    }
  })

  it.each(sheetFormats)('is read back code by code: %s', async (format) => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      id: codes[index % 3] ?? '',
      x: 75 * (index % 10),
      y: 105 * Math.floor(index / 10),
    }))
    const placements = many.map((place) => ({ ...place, rotated: false }))
    const large = drawSheet(drawings, placements, artworkSheet.parse({ widthMm: 750, heightMm: 420 }))
    const file = await writeSheet(large, format)
    for (const { id, x, y } of [placements[0], placements[17], placements[39]].flatMap((place) => place ?? [])) {
      const drawing = drawings.get(id)
      if (!drawing) throw new Error('no drawing')
      const { symbol } = drawing
      const lying = { ...drawing, ...large, symbol: { ...symbol, x: x + symbol.x, y: y + symbol.y } }
      const [onSheet, alone] = await Promise.all([
        readArtwork(file, format, 5, lying),
        writeArtwork(drawing, format).then((single) => readArtwork(single, format, 5, drawing)),
      ])
      expect(onSheet.pixels.every((grey, index) => Math.abs(grey - (alone.pixels[index] ?? 0)) < 12)).toBe(true)
    }
  })

  it.each(sheetFormats)('gives the same bytes when it is written again: %s', async (format) => {
    expect((await writeSheet(drawn, format)).equals(await writeSheet(drawn, format))).toBe(true)
  })
})
