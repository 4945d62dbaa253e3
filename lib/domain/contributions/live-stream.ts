import 'server-only'
import { LRUCache } from 'lru-cache'
import { contributionColumns } from '@/lib/domain/contributions/contribution-view'
import { countContributions } from '@/lib/domain/contributions/count-contributions'
import type { LiveCandle, LiveCounts } from '@/lib/domain/contributions/views'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { isOpenPage } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { callerOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { listenLive } from '@/lib/server/live'
import { openStream } from '@/lib/server/live-connections'
import { log } from '@/lib/server/log'

// Everybody on a page asks the same within moments of each other; one answer serves them all.
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

/** A candle that has just become visible, as every stranger sees it, with the counts; null when it is gone again. */
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

// Proxies close what is silent for 30 to 60 seconds.
const heartbeatMs = 25_000

/**
 * The open line of a page that stands before somebody: `candle` when one is lit or approved (LiveCandle), `count` now and
 * then (LiveCounts). 404 for who may not see the page; 204 when too many lines are open, then the page asks now and then.
 */
export async function openLiveStream(request: Request, key: string): Promise<Response> {
  try {
    const { actor, address } = await callerOf(request, true)
    const memorial = await getMemorialSubject(actor, key)
    const { id } = memorial
    // Asked anew, by the same cookies: whoever was signed out or taken off the page meanwhile hears no more of it.
    const seeAgain = async () => getMemorialSubject((await callerOf(request, true)).actor, id)
    const stream = openStream(address, ({ send, close }) => {
      const tell = (event: string, news: Promise<object | null>) =>
        news.then(
          (value) => value && send(event, value),
          (error) => log.warn({ err: error }, 'live news'),
        )
      tell('count', liveCounts(id))
      const heartbeat = setInterval(() => seeAgain().then(() => tell('count', liveCounts(id)), close), heartbeatMs)
      const stopListening = listenLive(id, (news) => {
        if (news.kind !== 'candle') return
        const tellCandle = () => tell('candle', liveCandle(id, news.id))
        // Of an open page there are no secrets, and many who listen: once a heartbeat is enough.
        if (isOpenPage(memorial)) tellCandle()
        else seeAgain().then(tellCandle, close)
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
        // Compressing would hold each message back until enough of them have gathered.
        'cache-control': 'private, no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    })
  } catch (error) {
    return refusalAsJson(describeRefusal(error, 'memorials.live'))
  }
}
