import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beginningOf } from '@/lib/domain/server-times/period'
import { alarms, isAboutConnection, processesPath, serverTimesPath } from '@/lib/domain/server-times/policy'
import type { ShownKind } from '@/lib/domain/server-times/schema'
import { type SummedTimes, sumTimes } from '@/lib/domain/server-times/sum-times'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { percentileOf } from '@/lib/server/telemetry/histogram'
import type { Attention, FindAttention } from '@/lib/shared/attention'
import { counted } from '@/lib/shared/counted'

/** Processes that died or are stuck, the database when it died, and what was slow or failed in this hour or the one before. */
export const findServerTimesAttention: FindAttention = async (now) => {
  const found = await Promise.all([
    findDied(now),
    findRestarted(now),
    findStuck(now),
    findRunning(now),
    findSlowOrFailing(now),
  ])
  return found.flat()
}

type Line = Omit<Attention, 'until' | 'href' | 'since'> & { since: Date | null; href?: string }
const asAttention = ({ since, href = serverTimesPath, ...line }: Line): Attention => ({
  ...line,
  href,
  since: since?.toISOString() ?? null,
  until: null,
})

async function findDied(now: Date): Promise<Attention[]> {
  const { unseenMs, unseenAtMostMs } = alarms
  const { _count: count, _min: first } = await db.serverProcess.aggregate({
    where: {
      endedAt: null,
      seenAt: { lt: new Date(now.getTime() - unseenMs), gte: new Date(now.getTime() - unseenAtMostMs) },
    },
    _count: true,
    _min: { seenAt: true },
  })
  if (count === 0) return []
  const link = counted(count, 'proces på serveren', 'processer på serveren')
  const line = {
    key: 'processes-died',
    urgency: 'now',
    badge: 'Gået ned',
    link,
    rest: 'holdt op uden at lukke ned.',
  } as const
  return [asAttention({ ...line, href: processesPath, since: first.seenAt })]
}

/** Only the embedded database: another one has its own keeper. */
async function findRestarted(now: Date): Promise<Attention[]> {
  const restarts = await listDatabaseRestarts(new Date(now.getTime() - alarms.unseenAtMostMs))
  if (restarts.length === 0) return []
  const times = restarts.length === 1 ? '' : ` ${restarts.length} gange`
  const line = {
    key: 'database-restarted',
    urgency: 'now',
    badge: 'Gået ned',
    link: 'Databasen',
    rest: `gik ned og blev startet igen${times}. Årsagen står i postgres.log.`,
  } as const
  return [asAttention({ ...line, href: processesPath, since: earliest(restarts) })]
}

async function findStuck(now: Date): Promise<Attention[]> {
  const { of, least } = alarms.loopMinutes
  const rows = await db.processMinute.groupBy({
    by: ['processId'],
    where: {
      at: { gte: new Date(now.getTime() - of * 60_000) },
      loopP99Ms: { gt: alarms.loopP99Ms },
      process: { endedAt: null, seenAt: { gte: new Date(now.getTime() - alarms.unseenMs) } },
    },
    _count: true,
    _min: { at: true },
  })
  const stuck = rows.filter(({ _count }) => _count >= least)
  if (stuck.length === 0) return []
  const since = earliest(stuck.map(({ _min }) => _min.at))
  const link = counted(stuck.length, 'proces', 'processer')
  const line = {
    key: 'processes-busy',
    urgency: 'due',
    badge: 'Langsom',
    link,
    rest: 'når ikke at svare i tide.',
  } as const
  return [asAttention({ ...line, href: processesPath, since })]
}

/** Statements that still run, so that a slow one is seen before it ends. PostgreSQL shows us our own role's. */
async function findRunning(now: Date): Promise<Attention[]> {
  const [row] = await db.$queryRaw<Array<{ count: number; since: Date | null }>>`
    SELECT count(*)::int AS count, min(query_start) AS since FROM pg_stat_activity
    WHERE usename = current_user AND datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()
      AND backend_type = 'client backend' AND query_start < ${new Date(now.getTime() - alarms.runningStatementMs)}`
  if (!row || row.count === 0) return []
  const link = counted(row.count, 'forespørgsel til databasen', 'forespørgsler til databasen')
  const line = {
    key: 'statements-running',
    urgency: 'due',
    badge: 'Kører endnu',
    link,
    rest: 'har kørt i over 10 sekunder.',
  } as const
  return [asAttention({ ...line, href: placeOf('statement'), since: row.since })]
}

async function findSlowOrFailing(now: Date): Promise<Attention[]> {
  const from = beginningOf('hour', now)
  const rows = await db.serverTimeHour.findMany({
    where: { hour: { gte: from }, kind: { in: ['route', 'command', 'statement'] } },
  })
  const sums = await sumTimes(rows, ({ kind, name }) => `${kind} ${name}`)
  const all = [...sums].map(([key, sum]) => {
    const [kind = '', ...name] = key.split(' ')
    return { kind, name: name.join(' '), ...sum }
  })
  const often = all.filter(({ count }) => count >= alarms.callsLeast)
  const since = earliest(rows.map(({ hour }) => hour))
  return [
    ...lineOf(all.filter(isSlowStatement), {
      key: 'statements-slow',
      urgency: 'due',
      badge: 'Langsom',
      since,
      href: placeOf('statement', 'max'),
      nouns: ['slags forespørgsel til databasen', 'slags forespørgsler til databasen'],
      rest: 'har taget over 5 sekunder.',
    }),
    ...(['route', 'command'] as const).flatMap((kind) =>
      lineOf(
        often.filter((row) => row.kind === kind && isSlow(row)),
        {
          key: `${kind}s-slow`,
          urgency: 'due',
          badge: 'Langsom',
          since,
          href: placeOf(kind),
          nouns: kind === 'route' ? ['rute', 'ruter'] : ['kommando', 'kommandoer'],
          rest: 'tager over 3 sekunder for mindst 1 af 20.',
        },
      ),
    ),
    ...lineOf(
      often.filter((row) => row.kind === 'route' && row.failed > alarms.failedShare * row.count),
      {
        key: 'routes-failing',
        urgency: 'now',
        badge: 'Fejler',
        since,
        href: placeOf('route', 'failed'),
        nouns: ['rute', 'ruter'],
        rest: 'svarer med en fejl i mere end 5 % af kaldene.',
      },
    ),
  ]
}

type Named = SummedTimes & { kind: string; name: string }
const isSlowStatement = ({ kind, histogram }: Named) =>
  kind === 'statement' && (percentileOf(histogram, 100) ?? 0) > alarms.slowStatementMs
const isSlow = ({ kind, name, histogram }: Named) =>
  (percentileOf(histogram, 95) ?? 0) > alarms.p95Ms && !(kind === 'route' && isAboutConnection(name))

type Words = Pick<Line, 'key' | 'urgency' | 'badge' | 'rest' | 'since' | 'href'> & {
  nouns: [one: string, many: string]
}

function lineOf(rows: readonly Named[], { nouns, ...words }: Words): Attention[] {
  return rows.length === 0 ? [] : [asAttention({ ...words, link: counted(rows.length, ...nouns) })]
}

const placeOf = (kind: ShownKind, sort = 'p95') => `${serverTimesPath}?kind=${kind}&period=hour&sort=${sort}`

function earliest(times: ReadonlyArray<Date | null>): Date | null {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []))
  return known.length > 0 ? new Date(Math.min(...known)) : null
}

/**
 * When the launcher had to start the embedded database again after it died, by the database's clock, the first first. At
 * most the last twenty (scripts/server/prepare-database.mjs).
 */
async function listDatabaseRestarts(since: Date): Promise<Date[]> {
  const text = await readFile(path.join(env.DATA_DIR, 'database-restarts.txt'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .map((line) => new Date(line))
    .filter((at) => at >= since)
}
