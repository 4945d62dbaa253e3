import 'server-only'
import { findDocument, keepDocument, readDocument } from '@/lib/domain/memorial-page/documents'
import { makePageJob } from '@/lib/domain/memorial-page/make-page-job'
import { countScan } from '@/lib/domain/qr-codes/printed-code-target'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { enqueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { processGlobals } from '@/lib/server/process-globals.mjs'
import { listenTo } from '@/lib/server/start-process'

/** The channel on which the database tells which pages changed (docs/decisions/070). */
export const pageVersionsChannel = 'mindelund_page_versions'
// Typing saves again and again: one making follows the last of several changes.
const pauseMs = 500
const waiting = new Set<string>()

const documents = {
  find: findDocument,
  read: readDocument,
  keep: keepDocument,
  countScan: (code: string) => void countScan(code),
  failed: (error: unknown) => log.error({ err: error }, 'page documents'),
}

/**
 * Lets the HTTP server find and keep finished pages (scripts/server/page-store.mjs), and in a process that runs jobs has
 * changed pages made before somebody asks for them. Called once at process start; resolves when the visitors who came before
 * it have their pages, or have waited three seconds for the database.
 */
export async function startKeepingPages(): Promise<void> {
  // A test has no server.
  await processGlobals.takeDocuments?.(documents)
  if (env.RUN_JOBS) listenTo(pageVersionsChannel, (memorialId) => makeSoon(memorialId))
}

function makeSoon(memorialId: string): void {
  if (waiting.size === 0) setTimeout(() => void makeWaiting(), pauseMs).unref()
  waiting.add(memorialId)
}

// One after another: a thousand that changed at once would take every connection from the visitors.
async function makeWaiting(): Promise<void> {
  const changed = [...waiting]
  waiting.clear()
  for (const memorialId of changed) {
    // What is lost here is found by `tendPagesJob`.
    await enqueue(db, makePageJob, { memorialId }).catch((error) => log.warn({ err: error }, 'a changed page'))
  }
}
