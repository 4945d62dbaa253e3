import { expect, it } from 'vitest'
import { describeLine } from './describe-line'
import { tailsFor, tellsOfGraveDeath } from './tails'
import { feminineTails } from './tails-feminine'
import { masculineTails } from './tails-masculine'

it('every group of endings rhymes in itself, with the last syllable stressed or light as its list says', () => {
  for (const [groups, isFeminine] of [
    [masculineTails, false],
    [feminineTails, true],
  ] as const) {
    for (const group of groups) {
      const described = group.split('|').map((entry) => describeLine(entry.replace(/^[!~]/, '')))
      expect(new Set(described.map(({ rhymeKey }) => rhymeKey)), group).toHaveProperty('size', 1)
      expect(
        described.every(({ halfRhymeKey }) => halfRhymeKey.endsWith('-') !== isFeminine),
        group,
      ).toBe(true)
    }
  }
})

it('there are more than 300 endings over more than 60 sounds; none stands twice, and none is longer than a line', () => {
  const all = tailsFor('calm')
  expect(all.length).toBeGreaterThan(300)
  expect(new Set(all.map(({ rhymeKey }) => rhymeKey)).size).toBeGreaterThan(60)
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length)
  expect(all.filter(({ syllables, text }) => syllables > 9 || text.length > 60)).toEqual([])
})

const moods = ['bright', 'calm', 'wistful'] as const
const everyTail = [...new Set(moods.flatMap((mood) => tailsFor(mood).map(({ text }) => text)))]

it.each(everyTail)('tells nothing of anybody who is gone: %s', (text) => {
  expect(text).not.toMatch(/[\p{Lu}\p{N}]/u)
  // Nobody it could be about, nothing that was, no marriage, no children and no friends.
  expect(text).not.toMatch(
    /(?<!\p{L})(hun|han|hende|ham|hans|hendes|mor|far|du|dig|din|dit|dine|var|blev|gik|kom|fik|havde|gav|levede|døde|sov|liv|livet|menneske\p{L}*|ven|venner|gift|barn|børn)(?!\p{L})/u,
  )
  // It is of those who remember and their song, or of nature and the day.
  expect(text).toMatch(
    /^og (?:.*(?:dag|nat|aft|kvæld|morgen|tid|år|sol|lys|himl|måne|stjern|vind|sky|luft|sne|regn|sommer|vår|skov|mark|eng|bøg|lind|træ|blad|blomst|anemone|rose|æble|lærke|fugl|svale|alting|minder|skrevet))|^(?!og )(?:.*(?<!\p{L})(?:vi|os|vor|vort|vores|minde\p{L}*|sang\p{L}*|fortalt|skrevet|tænke|tak)(?!\p{L}))/u,
  )
})

it('none is of water, of peace after a death, or of a time that had come', () => {
  const refused =
    /(?<!\p{L})(?:hav|sø|søen|å|åen|bæk\p{L}*|flod\p{L}*|vand\p{L}*|bølge\p{L}*|strand\p{L}*|kyst\p{L}*|båd\p{L}*|fred|hvile\p{L}*|alting har)(?!\p{L})/u
  expect(everyTail.filter((text) => refused.test(text))).toEqual([])
})

it.each([
  ['Ida blev kun fire år.', true],
  ['Han døde otte måneder gammel.', true],
  ['Emil var 7 år gammel, da han blev syg.', true],
  ['Han druknede i fjorden.', true],
  ['Hun blev dræbt ved en ulykke på motorvejen.', true],
  ['Han valgte selvmord.', true],
  ['Han døde ved en trafikulykke.', true],
  ['Kutteren forliste i 1978.', true],
  ['Hun tog livet af sig i en novembernat.', true],
  ['Ida blev fire år.', true],
  ['Hun døde som spæd.', true],
  ['Han boede i Ribe hele sit liv.', false],
  ['Hun blev to år senere gift med Knud.', false],
  ['Han døde i februar, 80 år gammel.', false],
  ['Hun sov stille ind derhjemme.', false],
  ['Hun fik otte børnebørn.', false],
])('%s is grave: %s', (text, isGrave) => {
  expect(tellsOfGraveDeath(['Hun holdt af at læse.', text])).toBe(isGrave)
})

it('after a death nothing says that time, light or peace makes up for it', () => {
  const quiet = moods.flatMap((mood) => tailsFor(mood)).filter(({ isQuiet }) => isQuiet)
  expect(quiet.length).toBeGreaterThan(100)
  expect(quiet.filter(({ text }) => /sådan|^og tiden|efter nat|til dag|fyld|kommer|bringer|sidst/.test(text))).toEqual(
    [],
  )
})

it('a grave song has no sun, no summer, no birds, no wind and no joy, and still enough to rhyme with', () => {
  for (const mood of moods) {
    const grave = tailsFor(mood, true)
    expect(grave.length).toBeGreaterThan(150)
    expect(
      grave.filter(({ text }) => /sol|sommer|fugl|lærke|svale|vår|blomst|vind|glæde|smil|gave/.test(text)),
    ).toEqual([])
  }
})
