import 'server-only'
import type pg from 'pg'
import { spendOnStatement, spentHere } from '@/lib/server/telemetry/spent'
import { recordTime } from '@/lib/server/telemetry/times'

/** Counts how long each statement of the pool's connections takes, by its verb and table. */
export function timeStatements(pool: pg.Pool): void {
  pool.on('connect', timeClient)
}

type Query = (...parts: unknown[]) => unknown

function timeClient(client: pg.PoolClient): void {
  const query: Query = client.query.bind(client) as Query
  const timedQuery: Query = (...parts) => {
    const text = textOf(parts[0])
    // A cursor or stream ends when its reader likes.
    if (text === null) return query(...parts)
    const [startedAt, spent] = [performance.now(), spentHere()]
    const ended = (failed: boolean) => {
      const ms = performance.now() - startedAt
      recordTime({ kind: 'statement', name: nameOfStatement(text), ms, failed })
      spendOnStatement(spent, ms)
    }
    const last = parts.length - 1
    const callback = parts[last]
    if (typeof callback === 'function') {
      return query(...parts.slice(0, last), (error: unknown, result: unknown) => {
        ended(Boolean(error))
        callback(error, result)
      })
    }
    const result = query(...parts)
    if (!(result instanceof Promise)) return result
    // The caller gets the derived promise: an error nobody handles stays one.
    return result.then(
      (rows) => {
        ended(false)
        return rows
      },
      (error) => {
        ended(true)
        throw error
      },
    )
  }
  Object.assign(client, { query: timedQuery })
}

/** The SQL of a text or a query config; null for what runs by itself. */
function textOf(config: unknown): string | null {
  if (typeof config === 'string') return config
  if (typeof config !== 'object' || config === null || 'submit' in config) return null
  return 'text' in config && typeof config.text === 'string' ? config.text : null
}

const names = new Map<string, string>()
const namesMost = 1000
const keptMost = 5000
// The beginning of a long list of values is enough: the table stands before it.
const readMost = 20_000
const table = /\b(?:FROM|INTO|UPDATE|JOIN)\s+(?:ONLY\s+)?(?:"?\w+"?\.)?"?([A-Za-z_]\w{0,62})\b(?!\s*\()/i

/** 'SELECT QrCode': the verb and the first table of a statement, never a value. */
export function nameOfStatement(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  const start = text.slice(0, readMost)
  const verb = /^[\s(]*([a-z]+)/i.exec(start)?.[1]?.toUpperCase().slice(0, 20) ?? 'andet'
  const first = table.exec(start)?.[1]
  const name = first ? `${verb} ${first}` : verb
  // A statement with thousands of placeholders is rare, and would be kept whole.
  if (text.length > keptMost) return name
  if (names.size >= namesMost) names.clear()
  names.set(text, name)
  return name
}
