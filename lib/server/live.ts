import 'server-only'
import type { Transaction } from '@/lib/server/db'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'

export const liveChannel = 'mindelund_live'

/** A post that has just become visible on a page. Ids only, no content. */
export type LiveNews = { memorialId: string; kind: 'greeting' | 'candle' | 'tribute'; id: string }

/** Notifies every process of new visible posts, if and when the transaction commits. */
export async function announceLive(tx: Transaction, news: LiveNews[]): Promise<void> {
  for (const { memorialId, kind, id } of news) {
    await tx.$executeRaw`SELECT pg_notify(${liveChannel}, ${JSON.stringify({ memorialId, kind, id })})`
  }
}

/** Null: something may have been missed. */
type Listener = (news: LiveNews | null) => void
const listeners = oncePerProcess('live', () => new Map<string, Set<Listener>>())

/** Calls `tell` for each news of the page. Returns the function that unsubscribes. */
export function listenLive(memorialId: string, push: Listener): () => void {
  const ofPage = listeners.get(memorialId) ?? new Set()
  listeners.set(memorialId, ofPage.add(push))
  return () => {
    ofPage.delete(push)
    if (ofPage.size === 0) listeners.delete(memorialId)
  }
}

/** Passes a message from `liveChannel` to this process's listeners. Ignores malformed messages. */
export function deliverLive(payload: string): void {
  const news = readNews(payload)
  if (news) for (const push of listeners.get(news.memorialId) ?? []) push(news)
}

/** Tells this process's listeners that messages may not have arrived. */
export function tellLiveOfGap(): void {
  for (const ofPage of listeners.values()) for (const push of ofPage) push(null)
}

function readNews(payload: string): LiveNews | null {
  const value: unknown = JSON.parse(payload)
  if (typeof value !== 'object' || value === null) return null
  if (!('memorialId' in value && 'kind' in value && 'id' in value)) return null
  const { memorialId, kind, id } = value
  if (typeof memorialId !== 'string' || typeof id !== 'string') return null
  return kind === 'greeting' || kind === 'candle' || kind === 'tribute' ? { memorialId, kind, id } : null
}
