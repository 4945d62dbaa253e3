import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

export function canSeeServerTimes(actor: Actor): boolean {
  return isFullAdministrator(actor)
}

/** When an administrator is told. Times in milliseconds. */
export const alarms = {
  /** A process that did not end in order and was not seen for this long, within a day. */
  unseenMs: 2 * 60_000,
  unseenAtMostMs: 24 * 3600_000,
  slowStatementMs: 5000,
  runningStatementMs: 10_000,
  /** Of a route or a command, by at least so many calls. */
  p95Ms: 3000,
  callsLeast: 20,
  /** Share of a route's calls, from 0 to 1. */
  failedShare: 0.05,
  /** The event loop's delay, in this many of the last minutes. */
  loopP99Ms: 500,
  loopMinutes: { of: 5, least: 3 },
} as const

/** Routes whose time is that of the visitor's connection: files and films. */
export function isAboutConnection(route: string): boolean {
  return route === 'filer' || /^\/media\/|^\/api\/(?:media|uploads)\b|\/(?:download|files)\b/.test(route)
}

/** Days until the figures are deleted. None of them is about a person. */
export const keptDays = { times: 90, minutes: 7, processes: 90, batches: 2 } as const

export const serverTimesPath = '/admin/performance/server'
export const processesPath = `${serverTimesPath}?kind=process`
