import { expect, it } from 'vitest'
import {
  isDeathPlace,
  isDeathWord,
  isNegativePlace,
  isNegativeWord,
  saysLiving,
  saysNotSo,
} from '@/lib/domain/tree-files/records/said-words'

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
  'død?',
  'N'.repeat(100),
])('%s says neither', (text) => {
  expect(isDeathWord(text)).toBe(false)
  expect(isNegativeWord(text)).toBe(false)
})

it.each(['Young', 'Barn', 'No', 'N', 'Privat', 'Single', 'Nee'])('%s may be a place', (text) => {
  expect(isDeathPlace(text)).toBe(false)
  expect(isNegativePlace(text)).toBe(false)
})

it('a place is a word for the dead and the living too', () => {
  expect(isDeathPlace('(afdød)')).toBe(true)
  expect(isNegativePlace('Living, , ,')).toBe(true)
  expect(isNegativePlace('Never married')).toBe(true)
})

it.each([
  ['LIVING 2011', true],
  ['2011 – bor og lever i Ribe', true],
  ['li\u00adving', true],
  ['i live 1990', true],
  ['ikke død, 1990', true],
  ['Levring 1990', false],
  ['livet ud', false],
  ['1990', false],
  ['ord '.repeat(100), false],
])('%.30s says that somebody lives: %s', (text, says) => {
  expect(saysLiving(text)).toBe(says)
})

it.each([
  ['never married 1950', true],
  ['Ugift (1950)', true],
  ['gift 1950', false],
  ['ugifte mødre', false],
])('%s says that they were not married: %s', (text, says) => {
  expect(saysNotSo(text)).toBe(says)
})
