import { expect, test } from 'vitest'
import { removalText } from '@/components/family-tree/edit/removal-text'
import type { RelativeView } from '@/lib/domain/family-tree/detail-views'

const somebody = (name: string): RelativeView => ({
  id: name,
  isMasked: false,
  name,
  birthNameText: null,
  lifespan: '',
  sex: 'female',
  isLiving: false,
  portraitUrl: null,
  memorialPath: null,
  relation: '',
})
const couple = (partner: string | null, children: string[]) => ({
  unionId: 'u',
  text: null,
  fields: null,
  childLinks: null,
  partner: partner === null ? null : somebody(partner),
  children: children.map(somebody),
})

test('taking somebody out says who stays, and without whom', () => {
  const person = somebody('Karen')
  const alone = { person, couples: [], parents: [], linkStatus: null }
  expect(removalText(alone)).toBe('Du kan fortryde det bagefter.')
  expect(removalText({ ...alone, couples: [couple('Bo', ['Ida']), couple(null, ['Jens'])] })).toBe(
    'Karens to børn bliver i træet, men uden hende. Bo bliver også. Du kan fortryde det bagefter.',
  )
  expect(removalText({ ...alone, couples: [couple(null, ['Ida'])], linkStatus: 'accepted' })).toMatch(
    /^Karens barn bliver i træet, men uden hende\. Linket til mindesiden forsvinder\./,
  )
})

test('whoever is in two couples is named and counted once', () => {
  const twice = [couple('Bo', ['Ida']), couple('Bo', ['Ida'])]
  expect(removalText({ person: somebody('Karen'), couples: twice, parents: [], linkStatus: 'asked' })).toBe(
    'Karens barn bliver i træet, men uden hende. Bo bliver også. Spørgsmålet til den anden familie om mindesiden bliver trukket tilbage. Du kan fortryde det bagefter.',
  )
})
