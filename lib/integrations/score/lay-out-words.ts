import 'server-only'
import { a4Mm, createPdf, mm } from '@/lib/integrations/print/pdf-document'
import type { EngravedPage } from '@/lib/integrations/score/engrave'

export type SheetTexts = {
  title: string
  /** How the song was made; it stands once, at the foot of the first page. */
  origin: string
  /** The lines of each verse, as they are read. */
  verses: readonly (readonly string[])[]
  /** The verses, from 0, whose words stand under the notes. */
  underNotes: readonly number[]
}

type PlacedLine = { text: string; x: number; y: number }
/** A verse that is read beside its number, on a page counted from 0: lines by their base line, in mm from the top left. */
export type PlacedVerse = { number: number; numberX: number; page: number; points: number; lines: PlacedLine[] }
export type SheetLayout = { pageCount: number; verses: PlacedVerse[]; foot: PlacedLine[]; footPoints: number }

const printedMm = { left: 20, right: a4Mm.width - 20, bottom: a4Mm.height - 26 }
/** Where words begin on a page without notes. */
const topMm = 24
const numberMm = 9
const gutterMm = 8
const belowNotesMm = 6
const footPoints = 9

// Larger where there is a page for them: they are read at arm's length in a church.
const sizes = { belowNotes: [15, 14, 13, 12], ownPage: [20, 18, 16, 14, 12] }

/**
 * Places the verses that are not under the notes: below them on the same page, where that holds all of them, else on the
 * next; in two columns where the lines are short enough. What is too long for one page in the smallest type goes on.
 */
export function layOutWords(pages: readonly EngravedPage[], { verses, underNotes, origin }: SheetTexts): SheetLayout {
  const read = verses.flatMap((lines, at) => (underNotes.includes(at) ? [] : [{ number: at + 1, lines }]))
  const { fits, wrap } = measure()
  const notesEnd = (pages.at(-1)?.endsAtMm ?? topMm) + belowNotesMm
  const words = placed()
  return {
    pageCount: Math.max(pages.length, ...words.map(({ page }) => page + 1)),
    verses: words,
    foot: footOf(),
    footPoints,
  }

  function placed(): PlacedVerse[] {
    const places = [
      ...sizes.belowNotes.map((points) => ({ points, page: pages.length - 1, top: notesEnd })),
      ...sizes.ownPage.map((points) => ({ points, page: pages.length, top: topMm })),
    ]
    for (const place of places) {
      const verses = inColumns(place, 2) ?? inColumns(place, 1)
      if (verses) return verses
    }
    return flowing({ points: Math.min(...sizes.ownPage), page: pages.length, top: topMm })
  }

  type Place = { points: number; page: number; top: number }

  /** All on one page, filled column by column; null where they do not fit. */
  function inColumns({ points, page, top }: Place, columns: number): PlacedVerse[] | null {
    const width = (printedMm.right - printedMm.left - (columns - 1) * gutterMm) / columns
    const isShort = read.every(({ lines }) => lines.every((line) => fits(line, points, width - numberMm)))
    if (columns > 1 && (read.length === 1 || !isShort)) return null
    const each = Math.ceil(read.length / columns)
    const verses = read.map((verse, at): PlacedVerse => {
      const column = Math.floor(at / each)
      const before = read.slice(column * each, at)
      const y = before.reduce((sum, { lines }) => sum + heightOf(lines, points, width), top)
      return placedAt(verse, { points, page, top: y }, printedMm.left + column * (width + gutterMm), width)
    })
    const end = Math.max(top, ...verses.map(({ lines }) => lines.at(-1)?.y ?? 0))
    return end <= printedMm.bottom ? verses : null
  }

  /** Whole verses below each other, on as many pages as they need. */
  function flowing({ points, page, top }: Place): PlacedVerse[] {
    const width = printedMm.right - printedMm.left
    const verses: PlacedVerse[] = []
    let [on, y] = [page, top]
    for (const verse of read) {
      const height = heightOf(verse.lines, points, width)
      if (y > top && y + height > printedMm.bottom) [on, y] = [on + 1, top]
      verses.push(placedAt(verse, { points, page: on, top: y }, printedMm.left, width))
      y += height
    }
    return verses
  }

  function placedAt({ number, lines }: (typeof read)[number], at: Place, left: number, width: number): PlacedVerse {
    const step = lineMm(at.points)
    const wrapped = lines.flatMap((line) => wrap(line, at.points, width - numberMm))
    return {
      number,
      numberX: left,
      page: at.page,
      points: at.points,
      lines: wrapped.map((text, row) => ({ text, x: left + numberMm, y: at.top + step * (row + 0.75) })),
    }
  }

  function heightOf(lines: readonly string[], points: number, width: number): number {
    const rows = lines.flatMap((line) => wrap(line, points, width - numberMm)).length
    return lineMm(points) * (rows + 0.8)
  }

  function footOf(): PlacedLine[] {
    const lines = wrap(origin, footPoints, printedMm.right - printedMm.left)
    const last = a4Mm.height - 11
    return lines.map((text, at) => ({
      text,
      x: a4Mm.width / 2,
      y: last - (lines.length - 1 - at) * lineMm(footPoints),
    }))
  }
}

/** From one base line to the next, in mm. */
function lineMm(points: number): number {
  return (points * 1.32 * 25.4) / 72
}

/** Pictures are shown with whatever serif type a device has, which may be wider than ours. */
const spared = 0.92

function measure() {
  const { doc } = createPdf({ title: '', widthMm: a4Mm.width, heightMm: a4Mm.height })
  const fits = (text: string, points: number, widthMm: number): boolean =>
    doc.font('serif').fontSize(points).widthOfString(text) <= mm(widthMm) * spared
  /** A line broken between words, and within a word that is longer than a line. */
  const wrap = (text: string, points: number, widthMm: number): string[] => {
    const lines: string[] = []
    for (const word of text.split(/\s+/)) {
      const last = lines.at(-1)
      if (last !== undefined && fits(`${last} ${word}`, points, widthMm)) lines[lines.length - 1] = `${last} ${word}`
      else lines.push(...cut(word, points, widthMm))
    }
    return lines
  }
  const cut = (word: string, points: number, widthMm: number): string[] => {
    const pieces = ['']
    for (const letter of word) {
      const last = pieces.at(-1) ?? ''
      if (last === '' || fits(last + letter, points, widthMm)) pieces[pieces.length - 1] = last + letter
      else pieces.push(letter)
    }
    return pieces
  }
  return { fits, wrap }
}
