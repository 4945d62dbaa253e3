import 'server-only'
import { type Line, lineOutlines, measureLine } from '@/lib/domain/artwork/lettering'
import { linesOf } from '@/lib/domain/artwork/rows'
import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { outlinePath } from '@/lib/domain/proof-sheets/paper/outline-path'
import { cutLines, type Inscription } from '@/lib/domain/proof-sheets/schema'

/**
 * What is read on a proof sheet, row by row, in the letters that will be cut; several names are a row each. A text that
 * is cut elsewhere on the stone stands in our usual letters.
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

/** A word as outlines for capitals of 1: its path from the start of its baseline, y down, and how far it reaches. */
export type WordPicture = { path: string; width: number; top: number; bottom: number }

// Outlines lie on thousandths of a millimetre: drawn large, a small letter keeps its curves.
const drawnCapMm = 10

/** The words of a line, each as the very outlines that are cut. */
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
