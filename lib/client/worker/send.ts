import { outboxTag } from '@/lib/client/outbox'
import { sendWaiting } from '@/lib/client/send-waiting'

type SyncEvent = ExtendableEvent & { tag: string }

/** Sends what waits when the browser says that there is a connection again, also when the page was closed. */
export function sendWhenOnline(prove: () => Promise<string | null>): (event: Event) => void {
  return (event) => {
    if (!isSync(event) || event.tag !== outboxTag) return
    event.waitUntil(
      sendWaiting(prove).then((left) => {
        // The browser tries again, later and later, when it is told that it was not enough.
        if (left > 0) throw new Error(`${left} left`)
      }),
    )
  }
}

function isSync(event: Event): event is SyncEvent {
  return event instanceof ExtendableEvent && 'tag' in event
}
