import { describe, expect, it } from 'vitest'
import { type Line, lineOutlines, measureLine, missingLetters } from '@/lib/domain/artwork/lettering'
import { sharedEdges, touchingPoints } from '@/tests/artwork/outlines-in-files'

const serif = (text: string): Line => ({ text, face: 'serif-medium' })
const boundsOf = (line: Line, capMm: number) => {
  const points = lineOutlines(line, capMm).flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('engraved letters', () => {
  it('have capitals of the given height', () => {
    const { top, bottom } = boundsOf(serif('H'), 5)
    expect(bottom - top).toBe(5)
  })

  it('are as large as measured, accents and descenders included', () => {
    const line = serif('Ågot Ørsted Bjørnø')
    const measured = measureLine(line)
    const drawn = boundsOf(line, 4)
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      expect(Math.abs(drawn[side] - measured[side] * 4)).toBeLessThan(0.02)
    }
  })

  it('include æøå and the letters of neighbouring countries, and missing ones are named', () => {
    expect(missingLetters(serif('Æøå ÆØÅ éüłžð – »« 1931'))).toEqual([])
    expect(missingLetters(serif('Til λ og 漢 og λ'))).toEqual(['λ', '漢'])
  })

  it('are the same whether å was typed as one character or as a with a combining ring', () => {
    expect(lineOutlines(serif('a\u030Ase'), 5)).toEqual(lineOutlines(serif('åse'), 5))
  })

  it('are kerned', () => {
    const width = (text: string) => measureLine(serif(text)).right
    expect(width('AVA')).toBeLessThan(width('AIVIA') - 2 * (width('HIH') - width('HH')))
  })

  it('are closed outlines that share no edge', () => {
    for (const text of ['Karen Margrethe Ødegård', 'fjord & Åffe', '½ % § QU gjy', '1931 – 2024']) {
      const outlines = lineOutlines(serif(text), 4)
      expect(outlines.length).toBeGreaterThan(0)
      expect(sharedEdges(outlines)).toEqual([])
      expect(touchingPoints(outlines)).toBe(0)
    }
  })
})
