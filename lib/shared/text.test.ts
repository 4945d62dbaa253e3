import { expect, test } from 'vitest'
import { excerpt, initials } from './text'

test.each([
  ['Hun elskede havet.', 40, 'Hun elskede havet.'],
  ['Hun  elskede\n\nhavet.', 40, 'Hun elskede havet.'],
  ['Hun elskede havet, og havet elskede hende.', 20, 'Hun elskede havet…'],
  ['Donaudampfschiffahrtsgesellschaft', 10, 'Donaudamp…'],
  ['🕯️🕯️🕯️', 3, '🕯️…'],
  ['', 10, ''],
])('the excerpt of %j in %i characters is %j', (text, length, expected) => {
  expect(excerpt(text, length)).toBe(expected)
  expect(Array.from(excerpt(text, length)).length).toBeLessThanOrEqual(length)
})

test.each([
  ['Åse Ærø', 'ÅÆ'],
  ['a\u030Age østergård', 'ÅØ'],
  ['Anna Margrethe Hansen', 'AH'],
  ['Anne-Marie', 'AM'],
  ['bo', 'B'],
  ['"Ole" (Olsen)', 'OO'],
  ['  ', ''],
  ['🕯️', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
