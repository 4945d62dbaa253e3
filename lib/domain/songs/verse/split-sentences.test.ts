import { expect, it } from 'vitest'
import { sentenceKey, sentenceLengthMost } from '@/lib/domain/songs/schema'
import { isFiniteVerb, splitSentences } from './split-sentences'

const texts = (story: string) => splitSentences(story).map(({ text }) => text)

it('sentences end where a reader sees their end, and not after an abbreviation', () => {
  expect(
    texts(
      'Dr. Holm tog imod kl. 8 den 3. maj. Hun hed f.eks. Inger, bl.a. efter sin farmor. Chr. H. Bang var gift. Hun fik køer, høns osv. Så flyttede de i 12. De lo! Gjorde du?',
    ),
  ).toEqual([
    'Dr. Holm tog imod kl. 8 den 3. maj.',
    'Hun hed f.eks. Inger, bl.a. efter sin farmor.',
    'Chr. H. Bang var gift.',
    'Hun fik køer, høns osv.',
    'Så flyttede de i 12.',
    'De lo!',
    'Gjorde du?',
  ])
})

it('a heading and a paragraph are sentences of their own, and empty lines are none', () => {
  expect(texts('Haven\n\n  Hun   holdt af roser\r\nog lys.\n…\n')).toEqual(['Haven', 'Hun holdt af roser', 'og lys.'])
})

it('they are numbered in order, with keys that a song can keep', () => {
  const sentences = splitSentences('Et. To. Tre er flere.')
  expect(sentences.map(({ key }) => key)).toEqual(sentences.map((_, index) => `s${index + 1}`))
  for (const { key } of splitSentences('a.\n'.repeat(30_000))) expect(sentenceKey.safeParse(key).success).toBe(true)
})

it('60,000 characters without an end are cut into sentences within the limit, between words and never in a letter', () => {
  for (const story of ['ord og '.repeat(8_600), 'a🕯'.repeat(20_000), 'å'.repeat(60_000), 'Hr. '.repeat(15_000)]) {
    const pieces = texts(story)
    expect(pieces.every((piece) => piece.length <= sentenceLengthMost && !/\p{Surrogate}/u.test(piece))).toBe(true)
  }
  expect(texts('ord og '.repeat(8_600)).join(' ').split(' ')).toHaveLength(17_200)
})

it('a story without full stops is cut where somebody begins to do something new, and no word is lost', () => {
  const story =
    'bodil blev født i Ribe i 1941 hun havde tre søskende som voksen kom hun ud at tjene og var glad for det hun mødte Børge til et bal da hun var tyve de blev gift i 1962 og fik fire børn'
  expect(texts(story)).toEqual([
    'bodil blev født i Ribe i 1941',
    'hun havde tre søskende som voksen kom hun ud at tjene og var glad for det',
    'hun mødte Børge til et bal da hun var tyve',
    'de blev gift i 1962 og fik fire børn',
  ])
  const whole =
    'Hun elskede den have hun havde drømt om i alle de år hvor de boede til leje på fjerde sal midt inde i Aarhus uden altan og uden elevator'
  expect(texts(whole)).toEqual([whole])
})

it('a hundred and what is foreign are taken for no deed', () => {
  expect(isFiniteVerb('hundrede', 'i')).toBe(false)
  expect(isFiniteVerb('fremmede', 'mod')).toBe(false)
  expect(isFiniteVerb('lærer', 'var')).toBe(false)
  expect(isFiniteVerb('strikkede', 'hun')).toBe(true)
})
