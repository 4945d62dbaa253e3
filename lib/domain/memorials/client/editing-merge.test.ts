import { describe, expect, test } from 'vitest'
import { bothTexts, isSameValue, mergeField, refusalsOf } from '@/lib/domain/memorials/client/editing-merge'

describe('a field that two people changed', () => {
  test.each([
    ['only mine changed', { base: 'a', theirs: 'a', mine: 'b', isTouched: true }, 'unchanged'],
    ['only theirs changed', { base: 'a', theirs: 'b', mine: 'a', isTouched: false }, 'take_theirs'],
    ['the server normalised what was typed', { base: 'a', theirs: 'b', mine: 'a ', isTouched: false }, 'take_theirs'],
    ['both changed to the same', { base: 'a', theirs: 'b', mine: 'b', isTouched: true }, 'agreed'],
    ['both changed', { base: 'a', theirs: 'b', mine: 'c', isTouched: true }, 'conflict'],
    ['the other person emptied it', { base: 'a', theirs: '', mine: 'c', isTouched: true }, 'conflict'],
  ])('%s', (_, field, outcome) => {
    expect(mergeField(field)).toBe(outcome)
  })

  test.each([
    [null, ''],
    [undefined, null],
    [
      { year: '1940', month: '', day: '' },
      { day: undefined, year: 1940 },
    ],
    [{ year: '', month: '', day: '' }, null],
  ])('%j equals %j', (left, right) => {
    expect(isSameValue(left, right)).toBe(true)
    expect(isSameValue(right, left)).toBe(true)
  })

  test.each([
    ['a', 'b'],
    [{ year: '1940' }, { year: '1941' }],
    [{ year: '1940' }, null],
    [true, false],
    [false, ''],
  ])('%j does not equal %j', (left, right) => {
    expect(isSameValue(left, right)).toBe(false)
  })

  test('can have both texts, theirs first, if they are texts and fit', () => {
    expect(bothTexts('epitaph', 'Elsket', 'Savnet')).toBe('Elsket\nSavnet')
    expect(bothTexts('biography', '<p>A</p>', '<p>B</p>')).toBe('<p>A</p><p>B</p>')
    expect(bothTexts('epitaph', 'x'.repeat(200), 'y'.repeat(200))).toBeNull()
    expect(bothTexts('theme', 'sea', 'forest')).toBeNull()
    expect(bothTexts('born', { year: '1940' }, { year: '1941' })).toBeNull()
    expect(bothTexts('epitaph', '', 'Savnet')).toBeNull()
  })
})

test('an invalid field is reported by its path, without the others', () => {
  const values = { firstName: '', epitaph: 'Elsket', born: { year: '', month: '5', day: '' } }
  expect(refusalsOf(values, ['firstName', 'epitaph', 'born'])).toEqual({
    firstName: 'Skriv fornavnet.',
    'born.year': 'Skriv også årstallet.',
  })
  expect(refusalsOf(values, ['epitaph'])).toEqual({})
})
