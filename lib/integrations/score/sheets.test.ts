import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { engrave } from '@/lib/integrations/score/engrave'
import { layOutWords, type SheetTexts } from '@/lib/integrations/score/lay-out-words'
import { sampleSheet } from '@/lib/integrations/score/sample-sheet'
import { printSheet } from '@/lib/integrations/score/sheet-pdf'
import { sheetPictures } from '@/lib/integrations/score/sheet-picture'
import { writeMusicXml } from '@/lib/integrations/score/write-music-xml'

const origin = 'Melodien er lavet af et program efter faste regler, ikke af et menneske og ikke af AI.'
const sung = [
  [
    'Du gik så stil-le bort en dag',
    'og ær-lig-hed og løn-nens blad',
    'nu si-ger vi far-vel til dig',
    'hvor åen rin-der stil-le hen',
  ],
  [
    'Tak for hver en dag på jor-den',
    'lær-ken sang i høj-en sky for os',
    'som-me-ren var lang og lys',
    'al-drig glem-mer vi dit smil',
  ],
]
const sheetOf = (count: number) => Array.from({ length: count }, (_, at) => sung[at % 2] ?? [])
const textsOf = (count: number, underNotes: number[] = []): SheetTexts => ({
  title: 'Sang for Åse & Søren <Ægidius>',
  origin,
  verses: sheetOf(count).map((lines) => lines.map((line) => line.replaceAll('-', ''))),
  underNotes,
})

const madeAt = new Date('2026-11-26T12:00:00Z')

/** The notes of so many verses after each other, drawn once for all tests. */
const drawn = new Map<number, ReturnType<typeof engrave>>()
function pagesOf(count: number): ReturnType<typeof engrave> {
  const pages = drawn.get(count) ?? engrave(sampleSheet('Sang', sheetOf(count)))
  drawn.set(count, pages)
  return pages
}

type Pages = Awaited<ReturnType<typeof pagesOf>>
const picturesOf = (pages: Pages, texts: SheetTexts) => sheetPictures(pages, layOutWords(pages, texts), texts)
const printed = async (pages: Pages, texts: SheetTexts) =>
  (await printSheet(pages, layOutWords(pages, texts), { ...texts, madeAt })).toString('latin1')
const pageCount = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

describe('a sheet of music', () => {
  it('has every syllable, with Danish letters, on pages that a printer takes', async () => {
    const pages = await pagesOf(2)
    for (const syllable of ['stil', 'ær', 'løn', 'åen', 'glem']) expect(pages[0]?.svg).toContain(`>${syllable}<`)
    for (const { svg } of pages) expect(svg).toMatch(/^<svg viewBox="0 0 2100 2970"/)
  })

  it('of eight verses fills several pages, and of one note one', async () => {
    expect((await pagesOf(8)).length).toBeGreaterThan(2)
    expect(await engrave(sampleSheet('Sang', [['Åh']]))).toHaveLength(1)
  })

  it('writes the flat of a chord as a letter, which every font has', async () => {
    const [page] = await pagesOf(1)
    expect(page?.svg.replace(/<[^>]*>/g, '')).toContain('Ab7')
    expect(page?.svg).not.toMatch(/[\uE000-\uF8FF]/)
  })

  it('writes a chord on B natural as Danes do, and never a B alone', async () => {
    const chord = { at: 0, ticks: 1920, chords: [{ at: 0, root: 11, quality: 'dominant' as const }] }
    const note = { at: 0, ticks: 1920, midi: 66, syllable: { text: 'Åh', endsWord: true } }
    const key = { fifths: 1, mode: 'minor', beats: 4, beatUnit: 4, upbeatTicks: 0, tempo: 80 } as const
    const score = { ...key, title: 'Sang', tempoWords: 'Roligt', verses: [[{ ...chord, notes: [note] }]] }
    const xml = writeMusicXml(score, { lyricist: '', composer: '', rights: '', moreWords: '' })
    expect(xml).toContain('<root-step text="H">B</root-step>')
    const [page] = await engrave(xml)
    expect(page?.svg).toContain('>H7<')
    expect(page?.svg).not.toContain('>B7<')
  })

  it('needs no style sheet', async () => {
    const [page] = await pagesOf(1)
    expect(page?.svg).not.toMatch(/<style|currentColor/)
  })

  it('is the same, byte for byte, when it is drawn again', async () => {
    const first = await pagesOf(2)
    const second = await engrave(sampleSheet('Sang', sheetOf(2)))
    expect(picturesOf(second, textsOf(2))).toEqual(picturesOf(first, textsOf(2)))
    expect(await printed(first, textsOf(2))).toBe(await printed(first, textsOf(2)))
  })

  it('is refused when it is no music, and when it never ends', async () => {
    await expect(engrave('<html><p>ikke noder</p></html>')).rejects.toThrow('cannot be read')
    const endless = Array.from({ length: 40 }, () => ['Åh', 'Åh', 'Åh', 'Åh'])
    await expect(engrave(sampleSheet('Sang', endless))).rejects.toThrow('pages')
  })
})

describe('a picture of a sheet', () => {
  it('stands alone: on paper, with title and label once, a name and all the words', async () => {
    const pictures = picturesOf(await pagesOf(8), textsOf(8))
    for (const picture of pictures) {
      expect(picture).toContain('fill="#fff"')
      expect(picture).toContain('lærken sang i højen sky for os')
    }
    expect(pictures.filter((picture) => picture.includes(`>${origin}</text>`))).toHaveLength(1)
    expect(pictures[0]).toContain('>Noder til Sang for Åse &amp; Søren &lt;Ægidius&gt;, side 1 af')
    expect(pictures.filter((picture) => picture.includes('&lt;Ægidius&gt;</text>'))).toHaveLength(1)
  })

  it('can be opened by other programs', async () => {
    const [picture] = picturesOf(await pagesOf(1), textsOf(1))
    const { width, height } = await sharp(Buffer.from(picture ?? '')).metadata()
    expect([width, height]).toEqual([2100, 2970])
  })

  it('shows what looks like markup in the words as words', async () => {
    const texts = { title: '<script>alert(1)</script>', origin: '"&', verses: [['</desc><script>']], underNotes: [] }
    const [picture] = picturesOf(await engrave(sampleSheet('x', [['&lt;script&gt; &amp;']])), texts)
    expect(picture).not.toContain('<script')
  })
})

describe('the words that are not under the notes', () => {
  it('stand below them, each verse by its number and none twice, where the page holds them', async () => {
    const pages = await pagesOf(1)
    const { verses, pageCount } = layOutWords(pages, textsOf(5, [0]))
    expect(pageCount).toBe(1)
    expect(verses.map(({ number }) => number)).toEqual([2, 3, 4, 5])
    const notesEnd = pages[0]?.endsAtMm ?? 0
    for (const { lines } of verses) for (const { y } of lines) expect(y).toBeGreaterThan(notesEnd)
  })

  it('stand in larger type on the next page where the notes leave no room', async () => {
    const [page] = await pagesOf(1)
    const full = [{ svg: page?.svg ?? '', endsAtMm: 262 }]
    const { verses, pageCount } = layOutWords(full, textsOf(4, [0]))
    expect(pageCount).toBe(2)
    expect(verses.map(({ page, points }) => [page, points])).toEqual(Array.from({ length: 3 }, () => [1, 20]))
  })

  it('stay on the paper, whatever is written', async () => {
    const long = Array.from({ length: 8 }, () => ['øre '.repeat(30).trim(), 'å'.repeat(120), 'Ja', 'W'.repeat(120)])
    const { verses } = layOutWords(await pagesOf(1), { title: 'x', origin, verses: long, underNotes: [] })
    expect(verses).toHaveLength(8)
    for (const { lines } of verses) {
      for (const { y, text } of lines) {
        expect(y).toBeLessThan(280)
        expect(text.length).toBeLessThan(100)
      }
    }
  })
})

describe('a printed sheet', () => {
  it('is A4, with its language, structure and fonts inside', async () => {
    const notes = await pagesOf(1)
    const pdf = await printed(notes, textsOf(3, [0]))
    expect(pageCount(pdf)).toBe(1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/)
    expect(pdf).toContain('/Lang (da-DK)')
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf.match(/\/S \/Figure/g)).toHaveLength(1)
    expect(pdf).toContain('/FontFile2')
  })

  it('takes eight verses with lines as long as they may be', async () => {
    const verses = Array.from({ length: 8 }, () => Array.from({ length: 4 }, () => 'øre '.repeat(30).trim()))
    const pdf = await printed(await pagesOf(1), { title: 'Å'.repeat(120), origin, verses, underNotes: [0] })
    expect(pageCount(pdf)).toBeGreaterThan(1)
  })
})
