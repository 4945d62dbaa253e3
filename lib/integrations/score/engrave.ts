import 'server-only'
import { a4Mm } from '@/lib/integrations/print/pdf-document'

/** The white around the notes of a page; the title and the label of origin stand in it. */
export const sheetMarginsMm = { top: 30, bottom: 22, side: 15 }

/** Verovio's unit with `scale: 100`. */
const perMm = 10

/** More than four lines with the words of four verses need. */
const pagesMost = 16

/** A page of A4 in SVG, and how far down there are notes. */
export type EngravedPage = { svg: string; endsAtMm: number }

const options = {
  inputFrom: 'xml',
  pageWidth: a4Mm.width * perMm,
  pageHeight: a4Mm.height * perMm,
  pageMarginTop: sheetMarginsMm.top * perMm,
  pageMarginBottom: sheetMarginsMm.bottom * perMm,
  pageMarginLeft: sheetMarginsMm.side * perMm,
  pageMarginRight: sheetMarginsMm.side * perMm,
  scale: 100,
  // A system for each line, as the file says; pages as they fill.
  breaks: 'line',
  // Each page tells how high its notes are; `engrave` makes it A4 again.
  adjustPageHeight: true,
  header: 'none',
  footer: 'none',
  svgViewBox: true,
  font: 'Leland',
  lyricSize: 4.5,
  // The last line of a song is drawn as wide as the others.
  minLastJustification: 0,
  // Singers need hardly any numbers of bars; this is the fewest.
  mnumInterval: 64,
  spacingSystem: 6,
  // Ids that follow from the music; by chance they would differ each time.
  xmlIdSeed: 1,
}

/**
 * Draws MusicXML as A4 pages of SVG, without title: black notes and words on nothing, with no style sheet, so that every
 * viewer and the PDF draw them alike. The same music gives the same pages. The first call takes two seconds and 150 MB,
 * later ones a tenth of a second a page. Throws for what is not MusicXML, and for more than sixteen pages.
 */
export async function engrave(musicXml: string): Promise<EngravedPage[]> {
  const toolkit = await openToolkit()
  try {
    toolkit.setOptions(options)
    const count = toolkit.loadData(withDanishChords(musicXml)) ? toolkit.getPageCount() : 0
    if (count < 1) throw new Error('the music cannot be read')
    if (count > pagesMost) throw new Error(`the music needs ${count} pages`)
    const pages = Array.from({ length: count }, (_, page) => toolkit.renderToSVG(page + 1, true))
    // Of XML without music the toolkit draws an empty page.
    if (!pages[0]?.includes('class="note"')) throw new Error('the music cannot be read')
    return pages.map((page) => onPaper(withoutStyles(page)))
  } finally {
    toolkit.destroy()
  }
}

function onPaper(page: string): EngravedPage {
  const height = Number(/viewBox="0 0 2100 (\d+)"/.exec(page)?.[1] ?? a4Mm.height * perMm)
  const svg = page
    .replace(/(viewBox="0 0 2100) \d+"/, `$1 ${a4Mm.height * perMm}"`)
    .replace(/(viewBox="0 0 21000) \d+"/, `$1 ${a4Mm.height * perMm * 10}"`)
  return { svg, endsAtMm: height / perMm - sheetMarginsMm.bottom }
}

/** Verovio does not read how the root of a chord is to be written. */
const withDanishChords = (musicXml: string): string =>
  musicXml.replaceAll('<root-step text="H">B</root-step>', '<root-step>H</root-step>')

let opened: ReturnType<typeof openModule> | undefined

/** Seven megabytes of program: loaded when music is engraved, once. */
async function openToolkit() {
  opened ??= openModule()
  const { module, VerovioToolkit } = await opened
  return new VerovioToolkit(module)
}

async function openModule() {
  const [{ default: createVerovioModule }, { VerovioToolkit }] = await Promise.all([
    import('verovio/wasm'),
    import('verovio/esm'),
  ])
  return { module: await createVerovioModule(), VerovioToolkit }
}

const fontFamily = `Newsreader, Georgia, 'Times New Roman', serif`

/** Signs in the names of chords come from a musical font, which few have; they are written as songbooks do, at 405 as the rest. */
const innerText = /<tspan ([^<>]*)>([^<>]*)<\/tspan>/g
const plainLetters: Record<string, string> = {
  '\uEA64': 'b',
  '\uE260': 'b',
  '\uED60': 'b',
  '\uEA66': '#',
  '\uE262': '#',
  '\uED62': '#',
  '\uE870': '°',
}

const plain = (letter: string): string => `<tspan font-size="405px">${plainLetters[letter] ?? ''}</tspan>`

/** Verovio styles by CSS, which svg-to-pdfkit does not read: its rules become attributes. Glyphs are filled only. */
function withoutStyles(drawn: string): string {
  const svg = drawn.replace(/<style[^<>]*>[^<]*<\/style>\s*/g, '')
  const glyphsEnd = svg.indexOf('</defs>')
  const notes = svg
    .slice(glyphsEnd)
    .replace('color="black" font-family="Times, serif"', `fill="#000" font-family="${fontFamily}"`)
    .replaceAll('"currentColor"', '"#000"')
    .replace(/<(path|rect|ellipse|polygon|polyline) (?![^>]*\bstroke=)/g, '<$1 stroke="#000" ')
    .replace(/<g id="[^"]*" class="(?:dir|dynam)"/g, '$& font-style="italic"')
    .replace(/<g id="[^"]*" class="(?:tempo|ending)"/g, '$& font-weight="bold"')
    // Lifted above the chords and the number of the verse: it would touch the time signature.
    .replace('class="tempo"', '$& transform="translate(0 -900)"')
    .replace(innerText, (whole, style: string, text: string) =>
      /"Le(?:ipzig|land)"/.test(style) ? plain(text) : whole,
    )
    .replace(/<(g|tspan) id="[^"]*"/g, '<$1')
    .replace(/ class="[^"]*"/g, '')
  const glyphs = svg
    .slice(0, glyphsEnd)
    .replace(/<\?xml[^<>]*>|<desc>[^<]*<\/desc>/g, '')
    .trimStart()
  return withoutEmptyGroups((glyphs + notes).replace(/>\s+</g, '><'))
}

/** They were places for scripts; without them a page is a quarter shorter. */
function withoutEmptyGroups(svg: string): string {
  const less = svg.replace(/<g\s*\/>|<g><\/g>/g, '')
  return less.length === svg.length ? svg : withoutEmptyGroups(less)
}
