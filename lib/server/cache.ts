import 'server-only'
import type { Transaction } from '@/lib/server/db'

export const cacheChannel = 'mindelund_pages'

type PageInvalidations = { invalidate(paths: string[]): void; flush(): void }
// Shared with lib/server/page-cache.mjs, which the framework loads outside the bundle.
const store = globalThis as typeof globalThis & { mindelundPages?: PageInvalidations }

/** Invalidates cached pages in this process. `paths` are like /memorial/karen-holm. */
export function forgetPages(paths: string[]): void {
  store.mindelundPages?.invalidate(paths)
}

/** Invalidates every cached page in this process, for when messages from other processes may have been missed. */
export function forgetAllPages(): void {
  store.mindelundPages?.flush()
}

/** Makes every process invalidate the pages, if and when the transaction commits. */
export async function announcePages(tx: Transaction, paths: string[]): Promise<void> {
  // A notification has at most 8,000 bytes.
  for (let start = 0; start < paths.length; start += 50) {
    await tx.$executeRaw`SELECT pg_notify(${cacheChannel}, ${JSON.stringify(paths.slice(start, start + 50))})`
  }
}
