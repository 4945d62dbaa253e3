import { describe, expect, it } from 'vitest'
import { addedPart } from '@/lib/domain/songs/kept-provenance'
import { type SongForm, type SongVerse, songForms, songMoods, songVerses } from '@/lib/domain/songs/schema'
import { lifeStories, plainStories } from '@/tests/factories/life-stories'
import { describeLine } from './describe-line'
import { lineFits } from './metre'
import { proposeVerses } from './propose-verses'
import { splitSentences } from './split-sentences'
import { tailsFor } from './tails'

const stories = Object.entries({ ...lifeStories, ...plainStories })
const songs = stories.flatMap(([name, story]) =>
  songForms.flatMap((form) =>
    [1, 2, 3].map((seed) => {
      const sentences = splitSentences(story)
      const mood = songMoods[seed - 1] ?? 'calm'
      return { name, form, seed, mood, sentences, verses: proposeVerses({ sentences, form, mood, seed, verses: 5 }) }
    }),
  ),
)

const linesOf = (verses: SongVerse[]) => verses.flatMap(({ lines }) => lines)
const endsOf = (lines: SongVerse['lines']) => [lines[1]?.text ?? '', lines[3]?.text ?? ''] as const
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []
const printed = (verses: SongVerse[]) =>
  verses.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n\n')

describe('the words of a song', () => {
  it('say no name, place, year or number that is not in their sentence, and no other word either', () => {
    for (const { sentences, verses } of songs) {
      for (const line of linesOf(verses)) {
        const source = sentences.filter(({ key }) => line.from.includes(key)).map(({ text }) => text)
        expect(source).toHaveLength(addedPart(line) === 'whole' ? 0 : 1)
        const own = line.added ? line.text.replace(line.added, '') : line.text
        const known = new Set(wordsOf(source.join(' ').toLowerCase()))
        expect(wordsOf(own.toLowerCase()).filter((word) => !known.has(word))).toEqual([])
        // A capital within the line is a name, and stands so in the sentence.
        const names = wordsOf(own).filter((word, index) => index > 0 && /^\p{Lu}/u.test(word))
        expect(names.filter((name) => !wordsOf(source.join(' ')).includes(name))).toEqual([])
      }
    }
  })

  it('have at their end, where something was added, words of our own list without names and numbers', () => {
    for (const { mood, verses } of songs) {
      const own = tailsFor(mood).map(({ text }) => text)
      for (const { added, text } of linesOf(verses)) {
        if (added === null) continue
        expect(own).toContain(added)
        expect(text.endsWith(`${added}.`)).toBe(true)
        expect(added).not.toMatch(/[\p{Lu}\p{N}]/u)
      }
    }
  })

  it('fit the melody within two syllables, and the second line ends in another word than the fourth', () => {
    for (const { form, verses } of songs) {
      for (const { lines } of verses) {
        expect(lines).toHaveLength(4)
        for (const [place, { text }] of lines.entries()) {
          const { syllables, wanted } = lineFits(text, form, place)
          expect(Math.abs(syllables - wanted), text).toBeLessThanOrEqual(2)
        }
        const [second, fourth] = endsOf(lines)
        expect(wordsOf(second).at(-1)?.toLowerCase()).not.toBe(wordsOf(fourth).at(-1)?.toLowerCase())
      }
    }
  })

  it('rhyme, the second line with the fourth, in most verses; our own words always do, by half at least', () => {
    const rhymed = songs.flatMap(({ verses }) =>
      verses.map(({ lines }) => {
        const [second, fourth] = endsOf(lines).map(describeLine)
        const isOwn = Boolean(lines[1]?.added ?? lines[3]?.added)
        if (isOwn) expect(second?.halfRhymeKey, lines[3]?.text).toBe(fourth?.halfRhymeKey)
        return second?.halfRhymeKey === fourth?.halfRhymeKey
      }),
    )
    expect(rhymed.filter(Boolean).length / rhymed.length).toBeGreaterThan(0.7)
  })

  it('follow the life: the sentences in their order, no line twice, no ending twice', () => {
    for (const { verses } of songs) {
      const lines = linesOf(verses)
      const places = lines.map(({ from }) => Number(from[0]?.slice(1)))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
      const added = lines.flatMap((line) => line.added ?? [])
      expect(new Set(added).size).toBe(added.length)
    }
  })

  it('are three at least for every plain story of six sentences or more, in every form', () => {
    for (const { name, form, seed, sentences, verses } of songs) {
      const least = sentences.length < 6 ? 2 : 3
      expect([name, form, seed, verses.length >= least]).toEqual([name, form, seed, true])
    }
  })

  it('are what a song can be kept of', () => {
    for (const { verses } of songs) {
      expect(songVerses.parse(verses)).toEqual(verses)
      for (const line of linesOf(verses)) expect(line).toMatchObject({ origin: 'rules', isAccepted: false })
    }
  })

  it('are the same for the same choices, and others for another seed', () => {
    for (const { sentences, form, mood, seed, verses } of songs.slice(0, 4)) {
      expect(proposeVerses({ sentences, form, mood, seed, verses: 5 })).toEqual(verses)
    }
    const seeds = songs.filter(({ name, form }) => name === 'inger' && form === 'hymn')
    expect(new Set(seeds.map(({ verses }) => printed(verses))).size).toBe(seeds.length)
  })

  it('are dark and quiet at their ends for a child and for one who was lost early, whatever the mood', () => {
    const added = songs
      .filter(({ name }) => name === 'ida' || name === 'mikkel')
      .flatMap(({ verses }) => linesOf(verses).flatMap((line) => line.added ?? []))
    expect(added.length).toBeGreaterThan(10)
    expect(added.filter((text) => /sol|sommer|fugl|lærke|svale|vår|blomst|glæde|smil|gave/.test(text))).toEqual([])
  })

  it('never leave out what turns a sentence into its opposite', () => {
    const said = sing(
      'Hun rejste aldrig uden Knud i Danmark. Hun var streng, men hun var god. Han boede ikke i Ribe. Hun fik sønnerne Lars, Bo og Henrik. Hun mødte Knud, der var smed og boede i Ribe.',
    )
    for (const { text, from } of linesOf(said)) {
      if (/rejste/.test(text)) expect(text).toMatch(/aldrig/)
      if (from.includes('s2')) expect(printed(said)).toMatch(/men/)
      expect(text).not.toMatch(/^Hun boede/)
    }
    if (/Lars/.test(printed(said))) expect(printed(said).replaceAll('\n', ' ')).toContain('Lars, Bo og Henrik')
  })
})

describe('a song that a family could sing', () => {
  const song = (story: string, form: SongForm, seed: number, verses: number) =>
    printed(proposeVerses({ sentences: splitSentences(story), form, mood: 'calm', seed, verses }))

  it('a hymn', () => {
    expect(song(lifeStories.inger, 'hymn', 8, 5)).toBe(`Inger blev født i Svendborg.
Duften af friskt brød
fulgte hende hele livet,
og aftenen bliver så rød.

Hun elskede at læse.
Hun begyndte at læse
til sygeplejerske i Odense,
det vil vi aldrig glemme.

I 1961 blev hun gift
med Knud, som hun havde mødt
til et bal i Forsamlingshuset.
Haven var hendes stolthed.

Hun sang i kirkekoret
hver torsdag og var altid
den første til at tage opvasken,
det husker vi al vor tid.

Hun glemte aldrig en fødselsdag.
Hun sov stille ind derhjemme
med familien omkring sig,
det mindes vi længe.`)
  })

  it('a lullaby', () => {
    expect(song(lifeStories.jorgen, 'lullaby', 2, 4)).toBe(`Jørgen kom til verden
på en lille gård i Thy
i 1941.
Han var den yngste af syv.

Han byggede siden huse
over hele Nordjylland.
Han havde store hænder,
det gemmer vi i en sang.

Han mødte Grethe
ved et bal i Hanstholm.
De byggede selv deres hus,
det mindes vi i ro.

Han spillede harmonika
til alle familiens fester.
Han lærte sine børnebørn
at snitte fløjter af hyld.`)
  })

  it('of a plain story', () => {
    expect(song(plainStories.svend, 'ballad', 3, 4)).toBe(`Svend blev født i Vejle.
Han kom i lære
som smed, da han var femten år,
det minde vil vi bære.

I 41 år
arbejdede han
på maskinfabrikken,
det fortæller vi i dag.

De fik to drenge og en pige.
Han kunne lide at gå
på jagt og at lægge kabale,
det vil vi tænke på.`)
  })
})

function sing(story: string, form: SongForm = 'ballad', verses = 8): SongVerse[] {
  return proposeVerses({ sentences: splitSentences(story), form, mood: 'calm', seed: 5, verses })
}
