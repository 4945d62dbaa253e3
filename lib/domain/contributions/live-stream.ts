import 'server-only'
import { LRUCache } from 'lru-cache'
import { contributionColumns } from '@/lib/domain/contributions/contribution-rows'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import type { LiveCandle, LiveCounts } from '@/lib/domain/contributions/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { db } from '@/lib/server/db'
import { callerOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { listenLive } from '@/lib/server/live'
import { openStream } from '@/lib/server/live-connections'
import { log } from '@/lib/server/log'
import { isOpenPage } from '@/lib/shared/open-page'

// Everyone on a page wants the same figures at about the same time: one query serves them all.
const shared = { max: 10_000, ttl: 2000, ignoreFetchAbort: true }

const counts = new LRUCache<string, LiveCounts>({ ...shared, fetchMethod: readCounts })

const candles = new LRUCache<string, { candle: LiveCandle | null }, string>({
  ...shared,
  fetchMethod: async (id, _stale, { context: memorialId }) => ({ candle: await readCandle(memorialId, id) }),
})

/** How many candles burn and were ever lit; at most two seconds old. */
function liveCounts(memorialId: string): Promise<LiveCounts> {
  return counts.forceFetch(memorialId)
}

/** A candle that has just become visible, as a visitor sees it, with the counts; null if it is gone again. */
async function liveCandle(memorialId: string, id: string): Promise<LiveCandle | null> {
  return (await candles.forceFetch(id, { context: memorialId })).candle
}

async function readCandle(memorialId: string, id: string): Promise<LiveCandle | null> {
  const where = { id, memorialId, kind: 'candle', status: 'approved' } as const
  const row = await db.contribution.findFirst({ where, select: contributionColumns })
  return row && { id, name: row.authorName, message: row.message, ...(await readCounts(memorialId)) }
}

async function readCounts(memorialId: string): Promise<LiveCounts> {
  const { burning, candles } = await countContributions(memorialId)
  return { burning, candles }
}

// Proxies close connections that are silent for 30 to 60 seconds.
const heartbeatMs = 25_000

/**
 * The event stream of an open page: `candle` when one is lit or approved (LiveCandle), `count` at each heartbeat
 * (LiveCounts). 404 if the caller may not see the page; 204 when too many streams are open, and the page polls instead.
 */
export async function openLiveStream(request: Request, key: string): Promise<Response> {
  try {
    const { actor, address } = await callerOf(request, true)
    const memorial = await getMemorialSubject(actor, key)
    const { id } = memorial
    // Checks the same cookies again: after signing out or leaving the page, the caller gets nothing more.
    const seeAgain = async () => getMemorialSubject((await callerOf(request, true)).actor, id)
    const stream = openStream(address, ({ send, close }) => {
      const push = (event: string, news: Promise<object | null>) =>
        news.then(
          (value) => value && send(event, value),
          (error) => log.warn({ err: error }, 'live news'),
        )
      push('count', liveCounts(id))
      const heartbeat = setInterval(() => seeAgain().then(() => push('count', liveCounts(id)), close), heartbeatMs)
      const stopListening = listenLive(id, (news) => {
        if (!news) return push('count', liveCounts(id))
        if (news.kind !== 'candle') return
        const sendCandle = () => push('candle', liveCandle(id, news.id))
        // An open page has no secrets and many listeners: one check per heartbeat is enough.
        if (isOpenPage(memorial)) sendCandle()
        else seeAgain().then(sendCandle, close)
      })
      return () => {
        clearInterval(heartbeat)
        stopListening()
      }
    })
    if (!stream) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    request.signal.addEventListener('abort', stream.close)
    return new Response(stream.body, {
      headers: {
        'content-type': 'text/event-stream; charset=utf-8',
        // Compression would buffer the events.
        'cache-control': 'private, no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    })
  } catch (error) {
    return refusalAsJson(describeRefusal(error, 'memorials.live'))
  }
}
