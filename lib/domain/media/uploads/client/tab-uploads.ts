import type { UploadPlace } from '@/lib/domain/media/schema'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import { type Listener, UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'
import { reportElsewhere } from '@/lib/domain/media/uploads/client/uploads-elsewhere'

/** The uploads of this tab to one place of a page. */
export type TabUploads = {
  memorialId: string
  place: UploadPlace
  queue: UploadQueue
  /** The newest component that listens, also when it is gone from the screen. */
  listener: Listener
  /** The components that show the uploads. */
  viewers: number
}

const all = new Map<string, TabUploads>()
let isHeedingTab = false

/** The uploads to one place of a page. They go on, in this tab, when the component that began them is gone. */
export function tabUploads(memorialId: string, place: UploadPlace): TabUploads {
  const key = `${memorialId} ${place}`
  const known = all.get(key)
  if (known) return known
  const uploads: TabUploads = {
    memorialId,
    place,
    queue: new UploadQueue(memorialId, place, {
      onArrived: (arrival) => uploads.listener.onArrived(arrival),
      onRefused: (item) => uploads.listener.onRefused(item),
    }),
    listener: { onArrived: () => {}, onRefused: () => {} },
    viewers: 0,
  }
  // On the server, where nothing is sent, they must not be shared between visitors.
  if (typeof window === 'undefined') return uploads
  if (!isHeedingTab) heedTheTab()
  isHeedingTab = true
  all.set(key, uploads)
  uploads.queue.subscribe(lookAgain)
  return uploads
}

/** Says that a component shows these uploads; returns the function that ends it. */
export function showUploads(uploads: TabUploads): () => void {
  const count = (by: 1 | -1) => {
    uploads.viewers += by
    lookAgain()
  }
  count(1)
  return () => count(-1)
}

/** Part of signing out: the next person at this device neither sees nor sends them. */
export function endTabUploads(): void {
  for (const { queue } of all.values()) queue.pauseAll()
  all.clear()
  lookAgain()
}

function lookAgain(): void {
  reportElsewhere(
    [...all.values()]
      .filter(({ viewers }) => viewers === 0)
      .map(({ memorialId, place, queue }) => ({
        memorialId,
        place,
        underWay: queue.items().filter(({ state }) => state !== 'failed'),
      }))
      .filter(({ underWay }) => underWay.length > 0),
  )
}

const isUnsafeToLeave: ReadonlySet<UploadItem['state']> = new Set(['sending', 'waiting'])

/** For as long as the tab lives. */
function heedTheTab(): void {
  const queues = () => [...all.values()].map(({ queue }) => queue)
  window.addEventListener('offline', () => {
    for (const queue of queues()) queue.goOffline()
  })
  window.addEventListener('online', () => {
    for (const queue of queues()) queue.goOnline()
  })
  // Leaving the site stops the uploads: the browser asks for confirmation. What has arrived is the server's to finish.
  window.addEventListener('beforeunload', (event) => {
    const isSending = queues().some((queue) => queue.items().some(({ state }) => isUnsafeToLeave.has(state)))
    if (isSending) event.preventDefault()
  })
}
