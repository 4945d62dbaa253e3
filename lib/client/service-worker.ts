/**
 * Sent by a page to the worker once loaded: keep this page, with these files. Its music is kept only if the visitor
 * asked for the page.
 */
export type KeepMessage = { kind: 'keep'; path: string; files: string[]; music: string[] }

// biome-ignore lint/style/noProcessEnv: replaced by a constant when the browser's files are built
const isBuilt = process.env.NODE_ENV === 'production'

/**
 * Registers /sw.js and returns its registration once active; null where the browser has no workers, or refuses. In
 * development there is none: a worker left from a production build at the same address is unregistered, because it
 * would serve old files.
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
    // Private windows refuse. The page works without it.
  }
  return null
}
