/// <reference lib="webworker" />
import { type PrecacheEntry, Serwist, type SerwistGlobalConfig } from 'serwist'
import { takeProof } from '@/components/memorial-page/script/proof'
import { dropOldCopies } from '@/lib/client/worker/ages'
import { offlineFallback, routes } from '@/lib/client/worker/caching'
import { keepOnMessage } from '@/lib/client/worker/keep'
import { dropLooseMarks } from '@/lib/client/worker/marks'
import { openFromNotice, showNotice } from '@/lib/client/worker/notices'
import { sendWhenOnline } from '@/lib/client/worker/send'

declare global {
  interface WorkerGlobalScope extends SerwistGlobalConfig {
    __SW_MANIFEST: (PrecacheEntry | string)[] | undefined
  }
}
declare const self: ServiceWorkerGlobalScope

// A new worker takes over at once: cached files are content-hashed or revalidated, so open pages keep working.
const serwist = new Serwist({
  precacheEntries: self.__SW_MANIFEST ?? [],
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: routes,
  fallbacks: offlineFallback,
})

serwist.addEventListeners()
// A browser that blocks IndexedDB has no copies either.
dropOldCopies()
  .then(dropLooseMarks)
  .catch(() => {})
self.addEventListener('message', keepOnMessage)
self.addEventListener('sync', sendWhenOnline(takeProof))
self.addEventListener('push', showNotice)
self.addEventListener('notificationclick', openFromNotice)
