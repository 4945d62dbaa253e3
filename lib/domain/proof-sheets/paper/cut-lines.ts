import 'server-only'
import { type Line, lineOutlines, measureLine } from '@/lib/domain/artwork/lettering'
import { linesOf } from '@/lib/domain/artwork/rows'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { outlinePath } from '@/lib/domain/proof-sheets/paper/outline-path'
import { cutLines, type Inscription } from '@/lib/domain/proof-sheets/schema'

/**
 * The text of a proof sheet, row by row, in the typefaces to be cut; each person is a row. Text that this drawing does
 * not cut is set in our usual serif.
 */
export function readRows(options: ArtworkOptions, inscription: Inscription): Line[][] {
  if (!inscription.cutsText) {
    return cutLines(inscription).map((text): Line[] => [{ text, face: 'serif-medium', edition: 2 }])
  }
  const { inscription: lines, people, caption } = linesOf(options, '')
  const own = people[0]?.length ?? 0
  return [...people, ...lines.slice(own).map((line) => [line]), [caption]]
    .map((row) => row.filter(({ text }) => text !== ''))
    .filter((row) => row.length > 0)
}

/** A word as outlines at cap height 1: an SVG path from the start of the baseline, y down, and its extent. */
export type WordPicture = { path: string; width: number; top: number; bottom: number }

// Outlines are rounded to thousandths of a millimetre, so they are made large to keep the curves of small letters.
const drawnCapMm = 10

/** The words of a line, each as the outlines that will be cut. */
export function wordPictures(line: Line): WordPicture[] {
  return line.text
    .split(' ')
    .filter(Boolean)
    .map((text) => {
      const word = { ...line, text }
      const { right, top, bottom } = measureLine(word)
      const points = lineOutlines(word, drawnCapMm).map((outline) =>
        outline.map(([x, y]): [number, number] => [x / drawnCapMm, y / drawnCapMm]),
      )
      const path = outlinePath(points.map((outline) => ({ kind: 'polygon', points: outline })))
      return { path, width: right, top, bottom }
    })
}
