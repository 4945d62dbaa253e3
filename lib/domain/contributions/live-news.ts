import 'server-only'
import { contributionColumns } from '@/lib/domain/contributions/contribution-view'
import { countContributions } from '@/lib/domain/contributions/queries'
import type { LiveCandle, LiveCounts } from '@/lib/domain/contributions/views'
import { db } from '@/lib/server/db'

// Everybody on a page asks the same within moments of each other; one answer serves them all.
const sharedForMs = 2000
const answers = new Map<string, Promise<unknown>>()

function shared<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(name)
  if (known) return known as Promise<T>
  const answer = ask()
  answers.set(name, answer)
  setTimeout(() => answers.delete(name), sharedForMs).unref()
  return answer
}

/** How many candles burn and were ever lit; at most two seconds old. */
export function liveCounts(memorialId: string): Promise<LiveCounts> {
  return shared(`count ${memorialId}`, () => readCounts(memorialId))
}

/** A candle that has just become visible, as every stranger sees it, with the counts; null when it is gone again. */
export function liveCandle(memorialId: string, id: string): Promise<LiveCandle | null> {
  return shared(`candle ${id}`, async () => {
    const where = { id, memorialId, kind: 'candle', status: 'approved' } as const
    const row = await db.contribution.findFirst({ where, select: contributionColumns })
    return row && { id, name: row.authorName, message: row.message, ...(await readCounts(memorialId)) }
  })
}

async function readCounts(memorialId: string): Promise<LiveCounts> {
  const { burning, candles } = await countContributions(memorialId)
  return { burning, candles }
}
