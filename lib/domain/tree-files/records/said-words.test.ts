import { expect, it } from 'vitest'
import { isDeathWord, isNegativeWord } from '@/lib/domain/tree-files/records/said-words'

it.each(
  [
    'DEAD',
    'Deceased',
    'DØD',
    'død.',
    '(afdød)',
    'Stillborn',
    'dødfødt',
    'DØDFØDT!',
    'INFANT',
    'child',
    'Young',
    'SMALL',
  ].concat(['died young', ' Died  in infancy ', '"død som barn"', '(D.S.P.)', 'gestorben', 'décédée', 'mort-né', '†']),
)('%s says that somebody is dead', (text) => {
  expect(isDeathWord(text)).toBe(true)
  expect(isNegativeWord(text)).toBe(false)
})

it.each(
  ['N', 'no', 'NEJ', 'Nein', 'non', 'FALSE', 'LIVING', '(lever)', 'Lever.', 'levende', '<i live>', 'nulevende', 'Alive']
    .concat(['PRIVATE', 'Never married', 'not  married', 'UNMARRIED', 'ugift', 'Aldrig gift', 'ikke gift', 'never'])
    .concat(['NOT DIVORCED', 'ikke skilt', 'ikke død', 'still living']),
)('%s says that it did not happen', (text) => {
  expect(isNegativeWord(text)).toBe(true)
  expect(isDeathWord(text)).toBe(false)
})

it.each([
  '',
  '()',
  'Y',
  'JA',
  'Nordby',
  'Dødsrisiko',
  'Levring',
  'DEAD 1874',
  'Ugiftes Hjem',
  'død i Lever',
  'N 9',
  'N'.repeat(100),
])('%s says neither', (text) => {
  expect(isDeathWord(text)).toBe(false)
  expect(isNegativeWord(text)).toBe(false)
})
