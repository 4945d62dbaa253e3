import { forgetKeptPages } from '@/lib/client/kept-pages'
import { forgetMusicPlaces } from '@/lib/client/music-places'
import { forgetOwnName } from '@/lib/client/own-name'

/**
 * Signing out leaves nothing behind for the next person at this device: no kept pages, no unsent posts written as a
 * member, no remembered name, no places in music, no push messages. A visitor's waiting candle stays: it belongs to its writer.
 */
export async function leaveDevice(): Promise<void> {
  await Promise.allSettled([
    forgetKeptPages(),
    forgetMembersPosts(),
    forgetOwnName(),
    forgetMusicPlaces(),
    stopNotices(),
  ])
}

async function forgetMembersPosts(): Promise<void> {
  const { dropMembersPosts } = await import('@/lib/client/outbox')
  await dropMembersPosts()
}

/** The server learns of it from the push service at the next message. */
async function stopNotices(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
