import { expect, it } from 'vitest'
import { describeLine } from './describe-line'
import { tailsFor } from './tails'
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

it('they tell nothing of a life: no names, numbers, or anybody it could be about', () => {
  for (const { text } of tailsFor('wistful')) {
    expect(text).not.toMatch(/[\p{Lu}\p{N}]|(?<!\p{L})(hun|han|hende|ham|hans|hendes|sin mor|far|du|dig)(?!\p{L})/u)
    expect(text).toMatch(/^(det|og|mens|nu|så|for|den|her|sådan|et lys|i mindet|i sangen)(?!\p{L})/u)
  }
})
