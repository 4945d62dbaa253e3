import { setTimeout as pause } from 'node:timers/promises'

/** Holds each of the jobs that run every minute once. */
const SECONDS = 60

/** How many statements a second a service that runs jobs sends to its database while nobody visits it. */
export async function measureIdle({ origin }) {
  const before = await countStatements(origin)
  await pause(SECONDS * 1000)
  return { statementsPerSecond: ((await countStatements(origin)) - before) / SECONDS }
}

/** Those that the process has ended since it began, as it tells monitors. */
export async function countStatements(origin) {
  const response = await fetch(`${origin}/metrics`)
  const found = /^mindelund_work_duration_seconds_count\{kind="statement"\} (\d+)$/m.exec(await response.text())
  if (!found) throw new Error(`/metrics: ${response.status}`)
  return Number(found[1])
}
