import 'server-only'
import { create } from 'xmlbuilder2'
import { type EngravedPage, sheetMarginsMm } from '@/lib/integrations/score/engrave'
import type { SheetLayout, SheetTexts } from '@/lib/integrations/score/lay-out-words'

/**
 * The pages of `engrave` and `layOutWords` as pictures that stand alone: on white paper in light and dark, with the title,
 * how it was made, and a name and description for those who do not see them.
 */
export function sheetPictures(
  pages: readonly EngravedPage[],
  layout: SheetLayout,
  { title, verses }: SheetTexts,
): string[] {
  return Array.from({ length: layout.pageCount }, (_, at) => {
    const page = pages[at]?.svg ?? emptyPage
    const name = `Noder til ${title}, side ${at + 1} af ${layout.pageCount}`
    const words = verses.map((lines) => lines.join(' / ')).join(' // ')
    const end = page.lastIndexOf('</svg>')
    return (
      page
        .slice(0, end)
        .replace('<svg ', '<svg role="img" xml:lang="da" aria-labelledby="sheet-name sheet-words" ')
        // Right after the root's own tag: what comes first is read first, and drawn below the notes.
        .replace(/^[^>]*>/, `$&${named('title', 'sheet-name', name)}${named('desc', 'sheet-words', words)}${paper}`)
        .concat(at === 0 ? head(title) + foot(layout) : '', readWords(layout, at), '</svg>')
    )
  })
}

/** A page is 2100 wide and 2970 high: tenths of a millimetre. */
const paper = '<rect width="2100" height="2970" fill="#fff"/>'
const emptyPage = '<svg viewBox="0 0 2100 2970" version="1.1" xmlns="http://www.w3.org/2000/svg"></svg>'
const font = `Newsreader, Georgia, 'Times New Roman', serif`
const unitsPerPoint = 254 / 72

const named = (tag: 'title' | 'desc', id: string, text: string): string => element(tag, { id }, text)

const head = (title: string): string =>
  element('text', { ...centred(1050, sheetMarginsMm.top * 6), 'font-size': 90, ...fitted(title) }, title)

function foot({ foot: lines, footPoints }: SheetLayout): string {
  return lines
    .map(({ text, x, y }) =>
      element('text', { ...centred(x * 10, y * 10), 'font-size': round(footPoints * unitsPerPoint) }, text),
    )
    .join('')
}

function readWords({ verses }: SheetLayout, page: number): string {
  return verses
    .filter((verse) => verse.page === page)
    .map(({ number, numberX, points, lines }) => {
      const set = { 'font-family': font, 'font-size': round(points * unitsPerPoint), fill: '#000' }
      const rows = [{ text: `${number}.`, x: numberX, y: lines[0]?.y ?? 0 }, ...lines]
      return rows
        .map(({ text, x, y }) => element('text', { x: round(x * 10), y: round(y * 10), ...set }, text))
        .join('')
    })
    .join('')
}

function centred(x: number, y: number) {
  return { x: round(x), y: round(y), 'text-anchor': 'middle', 'font-family': font, fill: '#000' }
}

const round = (length: number): number => Math.round(length * 10) / 10

/** A long title is set closer, to stay on the paper. */
function fitted(title: string): Record<string, string | number> {
  const room = 1800
  return title.length * 42 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}
}

function element(tag: string, attributes: Record<string, string | number>, text: string): string {
  return create().ele(tag, attributes).txt(text).end({ headless: true })
}
