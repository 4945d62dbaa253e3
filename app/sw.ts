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

// A new worker takes over at once: what it keeps is named by contents or asked for again, so no open page is hurt.
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
// A browser that refuses its database has no copies either.
dropOldCopies()
  .then(dropLooseMarks)
  .catch(() => {})
self.addEventListener('message', keepOnMessage)
self.addEventListener('sync', sendWhenOnline(takeProof))
self.addEventListener('push', showNotice)
self.addEventListener('notificationclick', openFromNotice)
