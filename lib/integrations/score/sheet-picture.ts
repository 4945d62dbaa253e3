import 'server-only'
import { create } from 'xmlbuilder2'
import { sheetMarginsMm } from '@/lib/integrations/score/engrave'

export type SheetTexts = {
  title: string
  /** The label of origin, at the foot of each page. */
  origin: string
  /** The lines of each verse, as they are read. */
  verses: readonly (readonly string[])[]
}

/**
 * The pages of `engrave` as pictures that stand alone: on white paper in light and dark, with the title, the label of
 * origin, and a name and description for those who do not see them.
 */
export function sheetPictures(pages: readonly string[], texts: SheetTexts): string[] {
  return pages.map((page, at) => {
    const name = `Noder til ${texts.title}, side ${at + 1} af ${pages.length}`
    const words = texts.verses.map((lines) => lines.join(' / ')).join(' // ')
    const end = page.lastIndexOf('</svg>')
    return (
      page
        .slice(0, end)
        .replace('<svg ', '<svg role="img" xml:lang="da" aria-labelledby="sheet-name sheet-words" ')
        // Right after the root's own tag: what comes first is read first, and drawn below the notes.
        .replace(/^[^>]*>/, `$&${named('title', 'sheet-name', name)}${named('desc', 'sheet-words', words)}${paper}`)
        .concat(at === 0 ? head(texts.title) : '', foot(texts.origin), '</svg>')
    )
  })
}

/** A page is 2100 wide and 2970 high. */
const paper = '<rect width="2100" height="2970" fill="#fff"/>'
const font = `Newsreader, Georgia, 'Times New Roman', serif`

const named = (tag: 'title' | 'desc', id: string, text: string): string => element(tag, { id }, text)

const head = (title: string): string =>
  element('text', { ...textAt(1050, sheetMarginsMm.top * 6), 'font-size': 90, ...fitted(title) }, title)

const foot = (origin: string): string => element('text', { ...textAt(1050, 2970 - 110), 'font-size': 32 }, origin)

function textAt(x: number, y: number) {
  return { x, y, 'text-anchor': 'middle', 'font-family': font, fill: '#000' }
}

/** A long title is set closer, to stay on the paper. */
function fitted(title: string): Record<string, string | number> {
  const room = 1800
  return title.length * 42 > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {}
}

function element(tag: string, attributes: Record<string, string | number>, text: string): string {
  return create().ele(tag, attributes).txt(text).end({ headless: true })
}
