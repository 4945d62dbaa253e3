/** What a page tells the worker once it stands: keep me, with what I show. */
export type KeepMessage = { kind: 'keep'; path: string; files: string[] }

// biome-ignore lint/style/noProcessEnv: replaced by a constant when the browser's files are built
const isBuilt = process.env.NODE_ENV === 'production'

/**
 * Registers /sw.js and answers with its registration once it works; null where the browser has none, or refuses. While
 * developing there is no worker: one that is left from a production build at the same address is taken away, because it
 * would show old files.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    if (isBuilt) {
      await navigator.serviceWorker.register('/sw.js')
      return await navigator.serviceWorker.ready
    }
    for (const left of await navigator.serviceWorker.getRegistrations()) await left.unregister()
  } catch {
    // Private windows refuse. The page is whole without it.
  }
  return null
}
