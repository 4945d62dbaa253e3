import { VerovioToolkit } from 'verovio/esm'
import createModule from 'verovio/wasm'
import { beforeAll, describe, expect, test } from 'vitest'
import { create } from 'xmlbuilder2'
import { composeMelody } from '@/lib/domain/songs/melody/compose-melody'
import { songForms, songMoods } from '@/lib/domain/songs/schema'
import { evenVerses, trochaicVerses, unevenVerses, wildVerses } from '@/tests/factories/sung-verses'
import { type Score, ticksPerQuarter } from './score'
import { stropheOf } from './strophe'
import { octaveOf, spell, writeMusicXml } from './write-music-xml'

const credits = { lyricist: 'Tekst: Åse Ærø', composer: 'Melodien er lavet af regler', rights: '', moreWords: '' }
const compose = (verses: typeof evenVerses, seed = 3, form: (typeof songForms)[number] = 'hymn') =>
  composeMelody({ title: 'Sangen & <Søren>', form, mood: 'wistful', seed, verses })

type Element = { name: string; text: string; attributes: Record<string, string>; children: Element[] }

/** All elements of a document, in order. */
function read(xml: string): Element[] {
  const all: Element[] = []
  const visit = (node: unknown): Element => {
    const { nodeName, textContent, attributes, childNodes } = node as {
      nodeName: string
      textContent: string
      attributes: Iterable<{ name: string; value: string }>
      childNodes: Iterable<{ nodeType: number }>
    }
    const element: Element = { name: nodeName, text: textContent, attributes: {}, children: [] }
    all.push(element)
    for (const { name, value } of attributes) element.attributes[name] = value
    for (const child of childNodes) if (child.nodeType === 1) element.children.push(visit(child))
    return element
  }
  visit(create(xml).root().node)
  return all
}
const named = (elements: Element[], name: string) => elements.filter((element) => element.name === name)
const childText = (element: Element, name: string) => element.children.find((child) => child.name === name)?.text

describe('words under the notes', () => {
  test('verses with the same rhythm stand under one melody, each with its number', () => {
    const elements = read(writeMusicXml(compose(evenVerses), credits))
    for (const [verse, lines] of evenVerses.entries()) {
      const lyrics = named(elements, 'lyric').filter(({ attributes }) => attributes.number === String(verse + 1))
      const [first = '', ...others] = lines.flat().map(({ text }) => text)
      expect(lyrics.map((lyric) => childText(lyric, 'text'))).toEqual([`${verse + 1}.\u00a0${first}`, ...others])
    }
  })

  test('verses with rhythms of their own stand under the same notes, every syllable of each in its order', () => {
    const elements = read(writeMusicXml(compose(unevenVerses), credits))
    for (const [verse, lines] of unevenVerses.entries()) {
      const lyrics = named(elements, 'lyric').filter(({ attributes }) => attributes.number === String(verse + 1))
      const [first = '', ...others] = lines.flat().map(({ text }) => text)
      expect(lyrics.map((lyric) => childText(lyric, 'text'))).toEqual([`${verse + 1}.\u00a0${first}`, ...others])
    }
  })

  test('of eight verses the first stand there, and the words of the rest beside the music', () => {
    const score = compose([...unevenVerses, ...evenVerses, ...unevenVerses, ...evenVerses])
    const { verses } = stropheOf(score)
    expect(verses).toEqual([0, 1, 2, 3])
    const elements = read(writeMusicXml(score, { ...credits, moreWords: '5. Nu er du' }))
    expect(new Set(named(elements, 'lyric').map(({ attributes }) => attributes.number)).size).toBe(4)
    expect(named(elements, 'credit-words').map(({ text }) => text)).toEqual(['5. Nu er du'])
  })

  test('a verse that cannot be sung to the melody is left to be read', () => {
    const endless = Array.from({ length: 400 }, () => ({ text: 'åh', isStressed: true, endsWord: true }))
    const score = compose([...evenVerses, [endless, endless, endless, endless]])
    expect(stropheOf(score).verses).toEqual([0, 1])
    const short = compose([evenVerses[0]?.slice(0, 3) ?? [], ...evenVerses])
    expect(stropheOf(short).verses).toEqual([1, 2])
  })

  test('syllables of a word hang together', () => {
    const elements = read(writeMusicXml(compose(trochaicVerses), credits))
    const [first, second, third] = named(elements, 'lyric').map((lyric) => childText(lyric, 'syllabic'))
    expect([first, second, third]).toEqual(['begin', 'end', 'single'])
  })
})

test('every line begins a system, and title and names stand as they were given', () => {
  const elements = read(writeMusicXml(compose(unevenVerses), credits))
  expect(named(elements, 'print')).toHaveLength(3)
  expect(named(elements, 'work-title')[0]?.text).toBe('Sangen & <Søren>')
  expect(named(elements, 'creator').map(({ text }) => text)).toEqual([credits.composer, credits.lyricist])
  expect(named(elements, 'rights')).toEqual([])
  expect(named(elements, 'words').map(({ text }) => text)).toEqual(['Stille og inderligt'])
})

const everySong: { score: Score; elements: Element[] }[] = songForms.flatMap((form) =>
  songMoods.flatMap((mood) =>
    [evenVerses, unevenVerses, trochaicVerses, wildVerses(5)].map((verses, index) => {
      const score = composeMelody({ title: 'x', form, mood, seed: index + 2, verses })
      return { score, elements: read(writeMusicXml(score, credits)) }
    }),
  ),
)

test('no bar is longer than its time, and short ones say so', () => {
  for (const { score, elements } of everySong) {
    const whole = (score.beats * 4 * ticksPerQuarter) / score.beatUnit
    for (const measure of named(elements, 'measure')) {
      const notes = measure.children.filter(({ name }) => name === 'note')
      const ticks = notes.reduce((sum, note) => sum + Number(childText(note, 'duration')), 0)
      expect(ticks).toBeLessThanOrEqual(whole)
      expect(measure.attributes.implicit ?? 'no').toBe(ticks < whole ? 'yes' : 'no')
    }
  }
})

test('each sign lasts as long as it says, and ties close', () => {
  const quarters: Record<string, number> = { whole: 4, half: 2, quarter: 1, eighth: 0.5, '16th': 0.25, '32nd': 0.125 }
  for (const { elements } of everySong) {
    const lengths = named(elements, 'note').map((note) => {
      const isDotted = note.children.some(({ name }) => name === 'dot')
      const written = (quarters[childText(note, 'type') ?? ''] ?? 0) * (isDotted ? 1.5 : 1) * ticksPerQuarter
      return { lasts: Number(childText(note, 'duration')), written }
    })
    expect(lengths.filter(({ lasts, written }) => lasts !== written)).toEqual([])
    const ofType = (name: string, type: string) =>
      named(elements, name).filter(({ attributes }) => attributes.type === type)
    for (const [name, end] of [
      ['tie', 'start'],
      ['slur', 'start'],
    ] as const) {
      expect(ofType(name, 'stop')).toHaveLength(ofType(name, end).length)
    }
  }
})

test('pitches have the names of their key', () => {
  expect(spell(1, 2)).toEqual({ letter: 'C', alter: 1 })
  expect(spell(1, -1)).toEqual({ letter: 'C', alter: 1 })
  expect(spell(10, -1)).toEqual({ letter: 'B', alter: -1 })
  expect(spell(3, 1)).toEqual({ letter: 'D', alter: 1 })
  expect(spell(3, -3)).toEqual({ letter: 'E', alter: -1 })
  expect(octaveOf(60, { letter: 'C', alter: 0 })).toBe(4)
  expect(octaveOf(60, { letter: 'B', alter: 1 })).toBe(3)
})

describe('an engraver reads it', () => {
  let toolkit: VerovioToolkit
  beforeAll(async () => {
    toolkit = new VerovioToolkit(await createModule())
  })

  test.each(songForms)('all notes, words and chords of a %s come through', (form) => {
    const score = compose(unevenVerses, 4, form)
    toolkit.setOptions({ inputFrom: 'xml', breaks: 'encoded', pageHeight: 6000 })
    expect(toolkit.loadData(writeMusicXml(score, credits))).toBeTruthy()
    expect(toolkit.getPageCount()).toBe(1)
    const svg = toolkit.renderToSVG(1, false)
    const count = (kind: string) => svg.match(new RegExp(`class="${kind}"`, 'g'))?.length ?? 0
    expect(count('syl')).toBe(unevenVerses.flat(2).length)
    expect(count('system')).toBe(4)
    expect(count('harm')).toBeGreaterThan(8)
    const longest = Math.max(...unevenVerses.map((verse) => verse.flat().length))
    expect(count('note')).toBeGreaterThanOrEqual(longest)
  })
})
