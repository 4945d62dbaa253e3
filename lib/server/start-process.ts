import 'server-only'
import pg from 'pg'
import { cacheChannel, forgetAllPages, forgetPages } from '@/lib/server/cache'
import { env } from '@/lib/server/env'
import { startQueue, startWorkers, stopQueue, type Work } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'

/** What every server process does once before its first answer: the queue, the workers, the ear for other processes. */
export async function startProcess(jobs: readonly Work[]): Promise<void> {
  if (env.RUN_JOBS) await startWorkers(jobs)
  else await startQueue({ work: false })
  // scripts/serve.mjs runs these after the last answer.
  const beforeExit: unknown = Reflect.get(globalThis, Symbol.for('mindelund.beforeExit'))
  if (beforeExit instanceof Set) beforeExit.add(stopQueue)
  await listenForForgottenPages()
}

const retryMs = 1000

/** Other processes say which pages they changed. After a gap in listening everything is forgotten: it may be old. */
async function listenForForgottenPages(): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  const again = () => {
    forgetAllPages()
    setTimeout(() => {
      listenForForgottenPages().catch((error) => {
        log.warn({ err: error }, 'listening for changed pages')
        again()
      })
    }, retryMs).unref()
  }
  client.on('notification', ({ payload }) => forgetPages(readPaths(payload)))
  await client.connect()
  await client.query(`LISTEN ${cacheChannel}`)
  client.once('error', () => {
    client.end().catch(() => {})
    again()
  })
  forgetAllPages()
}

function readPaths(payload: string | undefined): string[] {
  const value: unknown = JSON.parse(payload ?? '[]')
  return Array.isArray(value) ? value.filter((path) => typeof path === 'string') : []
}
