import { outboxTag } from '@/lib/client/outbox'
import { sendWaiting } from '@/lib/client/send-waiting'

type SyncEvent = ExtendableEvent & { tag: string }

/** Sends waiting posts when the browser reports a connection again, even with the page closed. */
export function sendWhenOnline(prove: () => Promise<string | null>): (event: Event) => void {
  return (event) => {
    if (!isSync(event) || event.tag !== outboxTag) return
    event.waitUntil(
      sendWaiting(prove).then((left) => {
        // Rejecting makes the browser retry, with growing intervals.
        if (left > 0) throw new Error(`${left} left`)
      }),
    )
  }
}

function isSync(event: Event): event is SyncEvent {
  return event instanceof ExtendableEvent && 'tag' in event
}
