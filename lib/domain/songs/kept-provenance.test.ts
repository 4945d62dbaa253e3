import { expect, test } from 'vitest'
import { linesLeftBehind, unreadLines, withKeptProvenance } from '@/lib/domain/songs/kept-provenance'
import type { SongLine } from '@/lib/domain/songs/schema'

const sentences = [
  { key: 's1', text: 'Hun gik langs havet.' },
  { key: 's2', text: 'Hun elskede roser.' },
]
const byRules: SongLine = {
  text: 'Hun gik langs havet hver en dag',
  from: ['s1'],
  origin: 'rules',
  added: 'hver en dag',
  isAccepted: false,
}
const byModel: SongLine = { text: 'Nu hviler alt', from: [], origin: 'model', added: null, isAccepted: false }
const left: SongLine = { ...byRules, text: 'Hun gik ved sø hver eneste gang', added: 'hver eneste gang' }

/** Lines as they are stored when this is sent over those two. */
const stored = (...lines: SongLine[]) =>
  withKeptProvenance([{ lines }], {
    verses: [{ lines: [byRules, byModel] }],
    sentences,
    modelLines: ['Hun plukkede en rose'],
    earlier: [left],
  })[0]?.lines

test('a line that was not changed stays what it was, whatever the caller says of it', () => {
  expect(stored({ ...byRules, origin: 'hand', added: null })).toEqual([byRules])
})

test('a line written anew is by hand, and keeps only sentences of the song that the editor left at it', () => {
  const written = { ...byRules, text: 'Hun gik så tit ved havets kyst', from: ['s1', 's9'] }
  expect(stored({ ...written, isAccepted: true })).toEqual([
    { text: written.text, from: ['s1'], origin: 'hand', added: null, isAccepted: false },
  ])
})

test('a line can lose its sentence, and get another', () => {
  expect(stored({ ...byRules, from: [] })).toEqual([{ ...byRules, from: [] }])
  expect(stored({ ...byRules, from: ['s2'] })).toEqual([{ ...byRules, from: ['s2'] }])
})

test('only a line of a model can be accepted, and until then it is unread', () => {
  const accepted = stored({ ...byRules, isAccepted: true }, { ...byModel, isAccepted: true })
  expect(accepted?.map(({ isAccepted }) => isAccepted)).toEqual([false, true])
  expect(unreadLines([{ lines: [byRules, byModel] }])).toEqual([byModel])
  expect(unreadLines([{ lines: accepted ?? [] }])).toEqual([])
})

test('a line that a model once wrote for the song comes back as the model’s, also with another comma', () => {
  const back = { ...byRules, text: 'hun plukkede, en rose', from: [] }
  expect(stored(back)).toEqual([{ ...back, origin: 'model', added: null }])
})

test('a line of an earlier proposal comes back as what it was, with the words that were added for its rhyme', () => {
  expect(stored({ ...left, origin: 'hand', added: null })).toEqual([left])
})

test('what is replaced is left behind once, newest first, and what somebody wrote is not', () => {
  const byHand: SongLine = { ...byModel, origin: 'hand', text: 'Sådan var hun' }
  const before = { verses: [{ lines: [byRules, byHand, byModel] }], earlier: [left, byRules] }
  expect(linesLeftBehind([{ lines: [byModel] }], before)).toEqual([byRules, left])
})
