import { expect, test } from 'vitest'
import { mapAddress, positionText } from './grave-position'

test('the map link opens in any browser, with the grave marked', () => {
  const address = new URL(mapAddress({ latitude: 56.1629, longitude: 10.2039 }))
  expect(address.protocol).toBe('https:')
  expect(Object.fromEntries(address.searchParams)).toEqual({ mlat: '56.1629', mlon: '10.2039' })
})

test.each([
  [{ latitude: 56.1629, longitude: 10.2039 }, '56,1629 N, 10,2039 Ø'],
  [{ latitude: 64.17557, longitude: -51.73873 }, '64,17557 N, 51,73873 V'],
  [{ latitude: -33.9, longitude: 18.4 }, '33,9 S, 18,4 Ø'],
])('a position uses the right compass points', (position, text) => {
  expect(positionText(position)).toBe(text)
})
