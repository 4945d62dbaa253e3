import { danishMidnight, danishMoment } from '@/lib/shared/danish-midnight'
import { isSecureHost, webAddress } from '@/lib/shared/input/web-address'

const streamHosts = ['youtube.com', 'youtu.be', 'vimeo.com', '23video.com']

/** A film of the ceremony at one of the hosts that churches and undertakers use; null when empty. */
export const streamLink = webAddress(
  'Skriv linket fra YouTube, Vimeo eller TwentyThree, for eksempel https://vimeo.com/1234.',
  (url) => isSecureHost(url) && streamHosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`)),
)

/** The most persons that one answer speaks for. */
export const MOST_PERSONS = 10

/** With what moment answers close: the last day for them, or the ceremony's start. `answerBy` is yyyy-mm-dd. */
export function answersClose(ceremony: { day: string; time: string | null; answerBy: string }): Date {
  return new Date(Math.min(danishMidnight(ceremony.answerBy, 1).getTime(), ceremonyTimes(ceremony).start.getTime()))
}

// Most services are over within the hour; people stay, and a stream is not cut off in the middle.
const lastsMs = 2 * 3600_000

/** When a ceremony begins and ends; without a time of day it lasts the day (yyyy-mm-dd). It ends within its day. */
export function ceremonyTimes({ day, time }: { day: string; time: string | null }): { start: Date; end: Date } {
  const midnight = danishMidnight(day, 1)
  if (!time) return { start: danishMidnight(day), end: midnight }
  const start = danishMoment(day, time)
  return { start, end: new Date(Math.min(start.getTime() + lastsMs, midnight.getTime())) }
}
