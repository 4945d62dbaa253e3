import 'server-only'
import type { Transaction } from '@/lib/server/db'

export const liveChannel = 'mindelund_live'

/** What has just become visible on a page: names it, and holds nothing of it. */
export type LiveNews = { memorialId: string; kind: 'greeting' | 'candle' | 'tribute'; id: string }

/** Tells every process what has become visible, exactly when (and only if) the transaction commits. */
export async function announceLive(tx: Transaction, news: LiveNews[]): Promise<void> {
  for (const { memorialId, kind, id } of news) {
    await tx.$executeRaw`SELECT pg_notify(${liveChannel}, ${JSON.stringify({ memorialId, kind, id })})`
  }
}

type Listener = (news: LiveNews) => void
// Shared by all copies of this file that the framework loads into one process.
const store = globalThis as typeof globalThis & { mindelundLive?: Map<string, Set<Listener>> }
store.mindelundLive ??= new Map()
const listeners = store.mindelundLive

/** Calls `tell` for news of that page until the returned function is called. */
export function listenLive(memorialId: string, tell: Listener): () => void {
  const ofPage = listeners.get(memorialId) ?? new Set()
  listeners.set(memorialId, ofPage.add(tell))
  return () => {
    ofPage.delete(tell)
    if (ofPage.size === 0) listeners.delete(memorialId)
  }
}

/** Hands a message that came over `liveChannel` to those who listen in this process; what is no news is passed over. */
export function deliverLive(payload: string | undefined): void {
  const news = readNews(payload)
  if (news) for (const tell of listeners.get(news.memorialId) ?? []) tell(news)
}

function readNews(payload: string | undefined): LiveNews | null {
  const value: unknown = JSON.parse(payload ?? 'null')
  if (typeof value !== 'object' || value === null) return null
  if (!('memorialId' in value && 'kind' in value && 'id' in value)) return null
  const { memorialId, kind, id } = value
  if (typeof memorialId !== 'string' || typeof id !== 'string') return null
  return kind === 'greeting' || kind === 'candle' || kind === 'tribute' ? { memorialId, kind, id } : null
}
