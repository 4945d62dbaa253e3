import { expect, test } from 'vitest'
import { wouldWarm } from '@/lib/domain/memorial-page/would-warm'
import { memorialTemplates } from '@/lib/domain/memorials/templates'

const whole = {
  epitaph: 'Elsket',
  biography: '<p>Hun blev født ved havnen.</p>',
  restingCemetery: 'Ærø',
  restingLatitude: null,
}
const allSeen = { hasPortrait: true, hasCover: true, hasPictures: true }
const sections = (ideas: ReturnType<typeof wouldWarm>) => ideas.map(({ section }) => section)

test('a page that has everything is told nothing', () => {
  expect(wouldWarm(whole, allSeen)).toEqual([])
  expect(wouldWarm({ ...whole, restingCemetery: null, restingLatitude: 54.9 }, allSeen)).toEqual([])
})

test('an empty page is told each thing once, the warmest first', () => {
  const empty = { epitaph: null, biography: null, restingCemetery: null, restingLatitude: null }
  const ideas = wouldWarm(empty, { hasPortrait: false, hasCover: false, hasPictures: false })
  expect(sections(ideas)).toEqual(['portraet', 'livshistorie', 'billeder', 'portraet', 'portraet', 'gravsted'])
  expect(new Set(ideas.map(({ text }) => text)).size).toBe(ideas.length)
})

test('the headings of a template are no story', () => {
  const biography = memorialTemplates.parent.sections.map(({ heading }) => `<h2>${heading}</h2><p></p>`).join('')
  expect(sections(wouldWarm({ ...whole, biography }, allSeen))).toEqual(['livshistorie'])
})
