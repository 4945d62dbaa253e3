import { describe, expect, test } from 'vitest'
import { bothTexts, isSameValue, mergeField, refusalsOf } from '@/lib/domain/memorials/client/editing-merge'

describe('a field that two have written', () => {
  test.each([
    ['nobody else wrote', { base: 'a', theirs: 'a', mine: 'b', isTouched: true }, 'unchanged'],
    ['only the other wrote', { base: 'a', theirs: 'b', mine: 'a', isTouched: false }, 'take_theirs'],
    ['the server tidied what was typed', { base: 'a', theirs: 'b', mine: 'a ', isTouched: false }, 'take_theirs'],
    ['both wrote the same', { base: 'a', theirs: 'b', mine: 'b', isTouched: true }, 'agreed'],
    ['both wrote', { base: 'a', theirs: 'b', mine: 'c', isTouched: true }, 'conflict'],
    ['the other emptied it', { base: 'a', theirs: '', mine: 'c', isTouched: true }, 'conflict'],
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
  ])('%j says the same as %j', (left, right) => {
    expect(isSameValue(left, right)).toBe(true)
    expect(isSameValue(right, left)).toBe(true)
  })

  test.each([
    ['a', 'b'],
    [{ year: '1940' }, { year: '1941' }],
    [{ year: '1940' }, null],
    [true, false],
    [false, ''],
  ])('%j does not say the same as %j', (left, right) => {
    expect(isSameValue(left, right)).toBe(false)
  })

  test('can be kept with both texts, theirs first, where they are texts and there is room', () => {
    expect(bothTexts('epitaph', 'Elsket', 'Savnet')).toBe('Elsket\nSavnet')
    expect(bothTexts('biography', '<p>A</p>', '<p>B</p>')).toBe('<p>A</p><p>B</p>')
    expect(bothTexts('epitaph', 'x'.repeat(200), 'y'.repeat(200))).toBeNull()
    expect(bothTexts('theme', 'sea', 'forest')).toBeNull()
    expect(bothTexts('born', { year: '1940' }, { year: '1941' })).toBeNull()
    expect(bothTexts('epitaph', '', 'Savnet')).toBeNull()
  })
})

test('a wrong field is named by its path, and says nothing about the others', () => {
  const values = { firstName: '', epitaph: 'Elsket', born: { year: '', month: '5', day: '' } }
  expect(refusalsOf(values, ['firstName', 'epitaph', 'born'])).toEqual({
    firstName: 'Skriv fornavnet.',
    'born.year': 'Skriv også årstallet.',
  })
  expect(refusalsOf(values, ['epitaph'])).toEqual({})
})
