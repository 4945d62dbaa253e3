import 'server-only'
import { liveCandle, liveCounts } from '@/lib/domain/contributions/live-news'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { callerOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { listenLive } from '@/lib/server/live'
import { openStream } from '@/lib/server/live-connections'
import { log } from '@/lib/server/log'

// Proxies close what is silent for 30 to 60 seconds.
const heartbeatMs = 25_000

/**
 * The open line of a page that stands before somebody: `candle` when one is lit or approved (LiveCandle), `count` now and
 * then (LiveCounts). 404 for who may not see the page; 204 when too many lines are open, then the page asks now and then.
 */
export async function openLiveStream(request: Request, key: string): Promise<Response> {
  try {
    const { actor, address } = await callerOf(request, true)
    const { id } = await getMemorialSubject(actor, key)
    const stream = openStream(address, ({ send, close }) => {
      const tell = (event: string, news: Promise<object | null>) =>
        news.then(
          (value) => value && send(event, value),
          (error) => log.warn({ err: error }, 'live news'),
        )
      tell('count', liveCounts(id))
      // Asked anew each time: whoever was taken off a closed page meanwhile hears no more of it.
      const beat = () => getMemorialSubject(actor, id).then(() => tell('count', liveCounts(id)), close)
      const heartbeat = setInterval(beat, heartbeatMs)
      const stopListening = listenLive(id, (news) => {
        if (news.kind === 'candle') tell('candle', liveCandle(id, news.id))
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
