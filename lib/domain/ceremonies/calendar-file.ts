export type CalendarEvent = {
  /** The same for every copy of the event, so that a calendar replaces an older one. */
  uid: string
  /** When it was last changed. */
  stamp: Date
  /** Moments, or the whole of a day (yyyy-mm-dd). */
  when: { start: Date; end: Date } | { day: string; dayAfter: string }
  title: string
  place: string
  text: string
  /** An absolute address. */
  url: string
}

/** A calendar with one event, by RFC 5545. Times are in UTC, which needs no time zone in the file. Pure. */
export function calendarFile({ uid, stamp, when, title, place, text, url }: CalendarEvent): string {
  const days = 'day' in when
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mindelund//Mindeside//DA',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    days ? `DTSTART;VALUE=DATE:${when.day.replaceAll('-', '')}` : `DTSTART:${utc(when.start)}`,
    days ? `DTEND;VALUE=DATE:${when.dayAfter.replaceAll('-', '')}` : `DTEND:${utc(when.end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** TEXT (3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Lines of at most 75 octets, never divided within a letter (3.1). */
function folded(line: string): string {
  let octets = 0
  let text = ''
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > 75) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}
