import { expect, it } from 'vitest'
import { withChecked } from '@/lib/integrations/language-model/check-sources'
import { readVerses } from '@/lib/integrations/language-model/read-verses'

const sentences = [
  { key: 's1', text: 'Karen boede i Ribe fra 1952 og passede sin have.' },
  { key: 's2', text: 'Hun blev gift med Niels, som hun mødte på Fanø.' },
]
const fromOf = (text: string, from: string[]) => withChecked({ text, from }, sentences).from

it.each([
  ['Karens have blomstrer', ['s1']],
  ['i 1952 kom hun til Ribe', ['s1']],
  ['Hun mødte Niels på Fanø', ['s2']],
  ['Og haven stod i blomst', ['s1']],
])('"%s" comes from the sentence that says it', (text, from) => {
  expect(fromOf(text, from)).toEqual(from)
})

it.each([
  ['a name', 'Hun boede med Poul', ['s1']],
  ['a name at the start', 'Poul boede i Ribe', ['s1']],
  ['a place', 'hun boede i Odense', ['s1']],
  ['a year', 'hun boede her i 1962', ['s1']],
  ['a name of another sentence', 'Niels boede i Ribe', ['s1']],
  ['a sentence that is not there', 'hun boede i Ribe', ['s7']],
  ['a sentence it has nothing of', 'stjernerne tænder nat', ['s1']],
  ['an address', 'hun boede i Ribe, se hansen.dk', ['s1']],
  ['no sentence', 'hun boede i Ribe', []],
])('a line with %s has no source', (_, text, from) => {
  expect(fromOf(text, from)).toEqual([])
})

it('what comes back is only words: no markup, no hidden letters, never more verses than asked for', () => {
  const lines = [{ text: 'hun\u202E boede\n i Ribe', from: ['s1'] }]
  const answer = JSON.stringify({ verses: [{ lines }, { lines }], note: 'ignored' })
  expect(readVerses(answer, sentences, 1)).toEqual([[{ text: 'Hun boede i Ribe', from: ['s1'] }]])
})

it('a line longer than can be sung is not taken', () => {
  const answer = JSON.stringify({ verses: [{ lines: [{ text: 'hun boede i Ribe '.repeat(10), from: ['s1'] }] }] })
  expect(() => readVerses(answer, sentences, 1)).toThrow('not verses')
})
