import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '@/lib/domain/ceremonies/calendar-file'
import { danishMoment } from '@/lib/shared/danish-midnight'

const event: CalendarEvent = {
  uid: 'a@mindelund.example',
  stamp: new Date('2026-05-01T08:09:10.123Z'),
  when: { start: danishMoment('2026-05-03', '13:30'), end: danishMoment('2026-05-03', '15:30') },
  title: 'Bisættelse: Karen Holm',
  place: 'Bovbjerg Kirke',
  text: '',
  url: 'https://mindelund.example/memorial/karen-holm',
}

test('an event is written line by line, with its times in UTC', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mindelund//Mindeside//DA',
    'BEGIN:VEVENT',
    'UID:a@mindelund.example',
    'DTSTAMP:20260501T080910Z',
    'DTSTART:20260503T113000Z',
    'DTEND:20260503T133000Z',
    'SUMMARY:Bisættelse: Karen Holm',
    'LOCATION:Bovbjerg Kirke',
    'URL:https://mindelund.example/memorial/karen-holm',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['2026-01-15', '13:30', '2026-01-15T12:30:00.000Z'],
  ['2026-07-15', '00:30', '2026-07-14T22:30:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('%s at %s in Denmark is %s, across clock changes', (day, time, moment) => {
  expect(danishMoment(day, time).toISOString()).toBe(moment)
})

test('a day without a time of day is a whole day', () => {
  const file = calendarFile({ ...event, when: { day: '2026-05-03', dayAfter: '2026-05-04' } })
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20260503\r\nDTEND;VALUE=DATE:20260504\r\n')
})

test('what has a meaning in the file is escaped', () => {
  const file = calendarFile({ ...event, place: 'Kirken, Torvet; a\\b', text: 'Kaffe\r\nbagefter\nhos os' })
  expect(file).toContain('\r\nLOCATION:Kirken\\, Torvet\\; a\\\\b\r\n')
  expect(file).toContain('\r\nDESCRIPTION:Kaffe\\nbagefter\\nhos os\r\n')
})

test('lines have at most 75 octets, and unfolded they say the same', () => {
  const text = 'Rødgrød med fløde 🕯️ '.repeat(40)
  const file = calendarFile({ ...event, text })
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`)
  expect(file).not.toContain('\ufffd')
})
