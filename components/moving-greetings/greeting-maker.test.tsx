import { expect, test } from 'vitest'
import { markupOf } from '@/tests/factories/markup-of'
import { GreetingMaker } from './greeting-maker'

test('asks for words, a name, what moves and for how long; pictures of the page are offered where there are some', () => {
  const maker = { slug: 'karen', memorialName: 'Karen', isInPlan: true, isSeenFirst: true, pictures: [], music: [] }
  const shown = markupOf(<GreetingMaker maker={maker} isSignedIn={false} />)
  for (const words of [
    'Ordene i filmen',
    'Dit navn',
    'Hvad skal bevæge sig?',
    'Hvor længe?',
    'Lav filmen',
    'Vælg billeder',
  ]) {
    expect(shown).toContain(words)
  }
  expect(shown).not.toContain('Vælg blandt sidens billeder')
})
