import 'server-only'
import type { Transaction } from '@/lib/server/db'

export const cacheChannel = 'mindelund_pages'

type PageInvalidations = { invalidate(paths: string[]): void; flush(): void }
// lib/server/page-cache.mjs is loaded by the framework outside the bundle; the two meet here.
const store = globalThis as typeof globalThis & { mindelundPages?: PageInvalidations }

/** Forgets cached pages in this process at once. `paths` are addresses such as /memorial/karen-holm. */
export function forgetPages(paths: string[]): void {
  store.mindelundPages?.invalidate(paths)
}

/** Forgets every cached page in this process: used when messages from other processes may have been missed. */
export function forgetAllPages(): void {
  store.mindelundPages?.flush()
}

/** Tells every process to forget pages, exactly when (and only if) the transaction commits. */
export async function announcePages(tx: Transaction, paths: string[]): Promise<void> {
  // A message holds at most 8,000 bytes.
  for (let start = 0; start < paths.length; start += 50) {
    await tx.$executeRaw`SELECT pg_notify(${cacheChannel}, ${JSON.stringify(paths.slice(start, start + 50))})`
  }
}
