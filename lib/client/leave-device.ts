import { forgetKeptPages } from '@/lib/client/kept-pages'
import { forgetOwnName } from '@/lib/client/own-name'

/**
 * Who signs out leaves nothing behind for the next person at this device: neither kept pages, nor what was written as a
 * member and never sent, nor a remembered name, nor messages that still come. A visitor's waiting candle stays: it belongs to whoever lit it.
 */
export async function leaveDevice(): Promise<void> {
  await Promise.allSettled([forgetKeptPages(), forgetMembersPosts(), forgetOwnName(), stopNotices()])
}

async function forgetMembersPosts(): Promise<void> {
  const { dropMembersPosts } = await import('@/lib/client/outbox')
  await dropMembersPosts()
}

/** The server hears of it at the next message, from the browser's own push service. */
async function stopNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
