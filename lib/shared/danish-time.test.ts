import { describe, expect, test } from 'vitest'
import {
  danishDay,
  formatDate,
  formatDateTime,
  formatLastDay,
  formatRelative,
  formatTime,
  formatWeekdayAndDate,
} from './danish-time'

describe('a moment is shown as a clock in Denmark shows it', () => {
  const summer = new Date('2026-05-03T22:05:00Z')

  test('in summer two hours ahead, past midnight', () => {
    expect(danishDay(summer)).toBe('2026-05-04')
    expect(formatDate(summer)).toBe('4. maj 2026')
    expect(formatTime(summer)).toBe('00.05')
    expect(formatDateTime(summer)).toBe('4. maj 2026 kl. 00.05')
    expect(formatWeekdayAndDate(summer)).toBe('mandag den 4. maj 2026')
  })

  test('in winter one hour ahead', () => {
    expect(danishDay(new Date('2026-01-31T22:59:59Z'))).toBe('2026-01-31')
    expect(danishDay(new Date('2026-01-31T23:00:00Z'))).toBe('2026-02-01')
  })
})

test.each([
  ['2026-05-03T22:00:00Z', '3. maj 2026'],
  ['2026-05-03T22:00:00.001Z', '4. maj 2026'],
  ['2026-05-04T10:00:00Z', '4. maj 2026'],
  ['2026-02-28T23:00:00Z', '28. februar 2026'],
])('what ends at %s lasts to and including %s', (end, last) => {
  expect(formatLastDay(new Date(end))).toBe(last)
})

describe('how long ago', () => {
  const now = new Date('2026-05-10T12:00:00Z')

  test.each([
    ['2026-05-10T11:59:30Z', 'lige nu'],
    ['2026-05-10T12:00:20Z', 'lige nu'],
    ['2026-05-10T11:59:00Z', 'for 1 minut siden'],
    ['2026-05-10T11:55:00Z', 'for 5 minutter siden'],
    ['2026-05-10T09:00:00Z', 'for 3 timer siden'],
    ['2026-05-09T12:00:00Z', 'i går'],
    ['2026-05-07T22:30:00Z', 'i forgårs'],
    ['2026-05-07T12:00:00Z', 'for 3 dage siden'],
    ['2026-04-10T12:00:00Z', 'for 30 dage siden'],
    ['2026-04-09T12:00:00Z', '9. april 2026'],
    ['2026-05-11T12:00:00Z', 'i morgen'],
    ['2026-05-13T12:00:00Z', 'om 3 dage'],
  ])('%s is %j', (moment, told) => {
    expect(formatRelative(new Date(moment), now)).toBe(told)
  })

  test('counts calendar days across the change to summer time', () => {
    expect(formatRelative(new Date('2026-03-28T12:00:00Z'), new Date('2026-03-31T05:00:00Z'))).toBe('for 3 dage siden')
  })

  test('says hours rather than yesterday just after midnight', () => {
    expect(formatRelative(new Date('2026-05-10T20:00:00Z'), new Date('2026-05-10T22:30:00Z'))).toBe('for 2 timer siden')
  })
})
