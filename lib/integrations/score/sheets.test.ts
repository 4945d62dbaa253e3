import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { engrave } from '@/lib/integrations/score/engrave'
import { sampleSheet } from '@/lib/integrations/score/sample-sheet'
import { printSheet } from '@/lib/integrations/score/sheet-pdf'
import { sheetPictures } from '@/lib/integrations/score/sheet-picture'
import { writeMusicXml } from '@/lib/integrations/score/write-music-xml'

const origin = 'Melodien er lavet af regler, ikke af et menneske og ikke af AI.'
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
const textsOf = (count: number) => ({
  title: 'Sang for Åse & Søren <Ægidius>',
  origin,
  verses: sheetOf(count).map((lines) => lines.map((line) => line.replaceAll('-', ''))),
})

const madeAt = new Date('2026-11-26T12:00:00Z')

/** The pages of so many verses, drawn once for all tests. */
const drawn = new Map<number, Promise<string[]>>()
function pagesOf(count: number): Promise<string[]> {
  const pages = drawn.get(count) ?? engrave(sampleSheet('Sang', sheetOf(count)))
  drawn.set(count, pages)
  return pages
}

describe('a sheet of music', () => {
  it('has every syllable, with Danish letters, on pages that a printer takes', async () => {
    const pages = await pagesOf(2)
    for (const syllable of ['stil', 'ær', 'løn', 'åen', 'glem']) expect(pages.join()).toContain(`>${syllable}<`)
    for (const page of pages) expect(page).toMatch(/^<svg viewBox="0 0 2100 2970"/)
  })

  it('of eight verses fills several pages, and of one note one', async () => {
    expect((await pagesOf(8)).length).toBeGreaterThan(2)
    expect(await engrave(sampleSheet('Sang', [['Åh']]))).toHaveLength(1)
  })

  it('writes the flat of a chord as a letter, which every font has', async () => {
    const [page] = await pagesOf(1)
    expect(page?.replace(/<[^>]*>/g, '')).toContain('Ab7')
    expect(page).not.toMatch(/[\uE000-\uF8FF]/)
  })

  it('writes a chord on B natural as Danes do, and never a B alone', async () => {
    const chord = { at: 0, ticks: 1920, chords: [{ at: 0, root: 11, quality: 'dominant' as const }] }
    const note = { at: 0, ticks: 1920, midi: 66, syllable: { text: 'Åh', endsWord: true } }
    const key = { fifths: 1, mode: 'minor', beats: 4, beatUnit: 4, upbeatTicks: 0, tempo: 80 } as const
    const score = { ...key, title: 'Sang', tempoWords: 'Roligt', verses: [[{ ...chord, notes: [note] }]] }
    const xml = writeMusicXml(score, { lyricist: '', composer: '', rights: '' })
    expect(xml).toContain('<root-step text="H">B</root-step>')
    const [page] = await engrave(xml)
    expect(page).toContain('>H7<')
    expect(page).not.toContain('>B7<')
  })

  it('needs no style sheet', async () => {
    const [page] = await pagesOf(1)
    expect(page).not.toMatch(/<style|currentColor/)
  })

  it('is the same, byte for byte, when it is drawn again', async () => {
    const first = await pagesOf(2)
    const second = await engrave(sampleSheet('Sang', sheetOf(2)))
    expect(sheetPictures(second, textsOf(2))).toEqual(sheetPictures(first, textsOf(2)))
    const again = () => printSheet(first, { ...textsOf(2), madeAt })
    expect((await again()).equals(await again())).toBe(true)
  })

  it('is refused when it is no music, and when it never ends', async () => {
    await expect(engrave('<html><p>ikke noder</p></html>')).rejects.toThrow('cannot be read')
    const endless = Array.from({ length: 40 }, () => ['Åh', 'Åh', 'Åh', 'Åh'])
    await expect(engrave(sampleSheet('Sang', endless))).rejects.toThrow('pages')
  })
})

describe('a picture of a sheet', () => {
  it('stands alone: on paper, with title and label, a name and all the words', async () => {
    const pictures = sheetPictures(await pagesOf(8), textsOf(8))
    for (const picture of pictures) {
      expect(picture).toContain('fill="#fff"')
      expect(picture).toContain(`>${origin}</text>`)
      expect(picture).toContain('lærken sang i højen sky for os')
    }
    expect(pictures[0]).toContain('>Noder til Sang for Åse &amp; Søren &lt;Ægidius&gt;, side 1 af')
    expect(pictures.filter((picture) => picture.includes('&lt;Ægidius&gt;</text>'))).toHaveLength(1)
  })

  it('can be opened by other programs', async () => {
    const [picture] = sheetPictures(await pagesOf(1), textsOf(1))
    const { width, height } = await sharp(Buffer.from(picture ?? '')).metadata()
    expect([width, height]).toEqual([2100, 2970])
  })

  it('shows what looks like markup in the words as words', async () => {
    const texts = { title: '<script>alert(1)</script>', origin: '"&', verses: [['</desc><script>']] }
    const [picture] = sheetPictures(await engrave(sampleSheet('x', [['&lt;script&gt; &amp;']])), texts)
    expect(picture).not.toContain('<script')
  })
})

describe('a printed sheet', () => {
  it('has A4 pages of notes and then the words, with its language, structure and fonts inside', async () => {
    const notes = await pagesOf(2)
    const pdf = (await printSheet(notes, { ...textsOf(2), madeAt })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(notes.length + 1)
    expect(pdf).toMatch(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/)
    expect(pdf).toContain('/Lang (da-DK)')
    expect(pdf).toContain('/StructTreeRoot')
    expect(pdf.match(/\/S \/Figure/g)).toHaveLength(notes.length)
    expect(pdf).toContain('/FontFile2')
  })

  it('takes eight verses with lines as long as they may be', async () => {
    const verses = Array.from({ length: 8 }, () => Array.from({ length: 4 }, () => 'øre '.repeat(30).trim()))
    const pdf = await printSheet(await pagesOf(1), {
      title: 'Å'.repeat(120),
      origin,
      verses,
      madeAt,
    })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
  })
})
