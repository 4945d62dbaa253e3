import { describe, expect, it } from 'vitest'
import { type SongForm, type SongVerse, songForms, songVerses } from '@/lib/domain/songs/schema'
import { lifeStories, plainStories } from '@/tests/factories/life-stories'
import { lineFits } from './metre'
import { proposeVerses } from './propose-verses'
import { splitSentences } from './split-sentences'

const songs = Object.values({ ...lifeStories, ...plainStories }).flatMap((story) =>
  songForms.flatMap((form) =>
    [1, 2, 3].map((seed) => {
      const sentences = splitSentences(story)
      return { form, seed, sentences, verses: proposeVerses({ sentences, form, seed, verses: 5 }) }
    }),
  ),
)

const linesOf = (verses: SongVerse[]) => verses.flatMap(({ lines }) => lines)
const printed = (verses: SongVerse[]) =>
  verses.map(({ lines }) => lines.map(({ text }) => text).join('\n')).join('\n\n')
const scans = (form: SongForm, verses: SongVerse[]) =>
  verses.every(({ lines }) =>
    lines.every(({ text }, place) => {
      const { syllables, wanted } = lineFits(text, form, place)
      return Math.abs(syllables.length - wanted) <= 2
    }),
  )

describe('the words of a song', () => {
  it('are the sentences of the story, each whole and word for word, and nothing else', () => {
    for (const { form, sentences, verses } of songs) {
      const lines = linesOf(verses)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) expect(line).toMatchObject({ origin: 'rules', added: null, from: [expect.any(String)] })
      for (const key of new Set(lines.flatMap(({ from }) => from))) {
        const said = lines.filter(({ from }) => from.includes(key)).map(({ text }) => text)
        const text = sentences.find((sentence) => sentence.key === key)?.text
        // Of free lines the last sentence may go on where the last verse ends.
        if (scans(form, verses)) expect(said.join(' ')).toBe(text)
        else expect(text?.startsWith(said.join(' '))).toBe(true)
      }
    }
  })

  it('fill whole verses of four lines within two syllables of the melody, or are free lines where none does', () => {
    for (const { form, verses } of songs) {
      if (scans(form, verses)) for (const { lines } of verses) expect(lines).toHaveLength(4)
    }
    const scanning = songs.filter(({ form, verses }) => scans(form, verses))
    expect(scanning.length / songs.length).toBeGreaterThan(0.8)
  })

  it('follow the life: the sentences in their order, no line twice', () => {
    for (const { verses } of songs) {
      const lines = linesOf(verses)
      const places = lines.map(({ from }) => Number(from[0]?.slice(1)))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    }
  })

  it('are what a song can be kept of, and no more verses than asked for', () => {
    for (const { verses } of songs) {
      expect(songVerses.parse(verses)).toEqual(verses)
      expect(verses.length).toBeLessThanOrEqual(5)
    }
  })

  it('are the same for the same number, and others for another where there are other ways', () => {
    for (const { sentences, form, seed, verses } of songs.slice(0, 4)) {
      expect(proposeVerses({ sentences, form, seed, verses: 5 })).toEqual(verses)
    }
    const sentences = splitSentences(lifeStories.ellen)
    const ways = [1, 2, 3, 4, 5, 6].map((seed) => printed(proposeVerses({ sentences, form: 'hymn', seed, verses: 1 })))
    expect(new Set(ways).size).toBeGreaterThan(1)
  })
})

describe('a song that a family could sing', () => {
  const song = (story: string, form: SongForm, verses: number) =>
    printed(proposeVerses({ sentences: splitSentences(story), form, seed: 2, verses }))

  it('a hymn', () => {
    expect(song(lifeStories.inger, 'hymn', 5)).toBe(`I 1961 blev hun gift
med Knud, som hun havde mødt
til et bal i Forsamlingshuset.
Haven var hendes stolthed.

Hun dyrkede roser, tomater
og de sødeste jordbær på Fyn.
Hun sov stille ind derhjemme
med familien omkring sig.`)
  })

  it('a lullaby', () => {
    expect(song(lifeStories.jorgen, 'lullaby', 4)).toBe(`Han blev udlært tømrer
hos mester Madsen i Thisted
og byggede siden huse
over hele Nordjylland.

Han spillede harmonika
til alle familiens fester.
Han lærte sine børnebørn
at snitte fløjter af hyld.`)
  })

  it('of sentences that do not scan, as free lines', () => {
    expect(song('Gitte og Pia, hendes døtre, sad hos hende hele natten.', 'ballad', 2)).toBe(`Gitte og Pia,
hendes døtre,
sad hos hende hele natten.`)
  })
})
