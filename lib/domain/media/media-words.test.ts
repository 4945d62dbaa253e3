import { describe, expect, test } from 'vitest'
import { formatLength, mediaWords } from '@/lib/domain/media/media-words'

describe('media captions', () => {
  test.each([
    [0, '0.00'],
    [59.6, '1.00'],
    [125, '2.05'],
    [3725, '1.02.05'],
  ])('%d seconds are written %s', (seconds, text) => expect(formatLength(seconds)).toBe(text))

  test('list what, who and when, without empty parts', () => {
    expect(mediaWords({ caption: 'Høsten', people: 'Karen og Niels', takenYear: 1971 })).toEqual([
      'Høsten',
      'Karen og Niels',
      '1971',
    ])
    expect(mediaWords({ caption: null, people: null, takenYear: null })).toEqual([])
  })
})
