import 'server-only'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { readDiskSpace } from '@/lib/server/disk-space'
import { env } from '@/lib/server/env'
import { readHealth } from '@/lib/server/health'
import { log } from '@/lib/server/log'
import { canConnectToMail } from '@/lib/server/monitor/check-mail'

/** `skipped`: there is nothing to check, such as mail without SMTP. `ms`: how long the check took. */
type Check = { status: 'ok' | 'failing' | 'skipped'; ms: number; [detail: string]: string | number | null }
type Outcome = Omit<Check, 'ms'> & { status: Check['status'] }
export type DeepHealth = {
  status: 'ok' | 'failing'
  checks: Record<'database' | 'files' | 'queue' | 'mail' | 'disk', Check>
}

const patienceMs = 5000
const freshMs = 5000
/** A job that was due this long ago means that nobody works. */
const oldestSeconds = 15 * 60
/** Less free than this, in bytes and as a share, and the disk is as good as full. */
const leastFree = { bytes: 512 * 1024 * 1024, share: 0.03 }

let last: { at: number; health: Promise<DeepHealth> } | null = null

/** Checks everything that the service needs. Never throws. Concurrent calls share one check, which lasts 5 seconds. */
export function readDeepHealth(): Promise<DeepHealth> {
  const now = performance.now()
  if (!last || now - last.at > freshMs) last = { at: now, health: look() }
  return last.health
}

async function look(): Promise<DeepHealth> {
  const [database, files, queue, mail, disk] = await Promise.all([
    check('database', checkDatabase),
    check('files', checkFiles),
    check('queue', checkQueue),
    check('mail', checkMail),
    check('disk', checkDisk),
  ])
  const checks = { database, files, queue, mail, disk }
  const isFailing = Object.values(checks).some(({ status }) => status === 'failing')
  return { status: isFailing ? 'failing' : 'ok', checks }
}

/** The outcome with its time. What throws or takes longer than five seconds fails, and says no more: it is logged. */
async function check(name: string, run: () => Promise<Outcome>): Promise<Check> {
  const startedAt = performance.now()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), patienceMs)
  })
  const outcome = await Promise.race([run(), late]).catch((error): Outcome => {
    log.error({ err: error, check: name }, 'deep health')
    return { status: 'failing' }
  })
  clearTimeout(timer)
  return { ...outcome, ms: Math.round(performance.now() - startedAt) }
}

async function checkDatabase(): Promise<Outcome> {
  const startedAt = performance.now()
  await db.$queryRaw`SELECT 1`
  const roundTripMs = Math.round(performance.now() - startedAt)
  const { database } = await readHealth()
  return { status: database === 'ok' ? 'ok' : 'failing', roundTripMs, migrations: database }
}

async function checkFiles(): Promise<Outcome> {
  await writeAndReadFile()
  return { status: 'ok' }
}

async function checkQueue(): Promise<Outcome> {
  const [row] = await db.$queryRaw<Array<{ seconds: number | null }>>`
    SELECT extract(epoch FROM now() - min(greatest(created_on, start_after)))::float8 AS seconds FROM pgboss.job
    WHERE state < 'active' AND NOT blocked AND start_after <= now()`
  const seconds = Math.round(row?.seconds ?? 0)
  return { status: seconds > oldestSeconds ? 'failing' : 'ok', oldestWaitingSeconds: seconds }
}

async function checkMail(): Promise<Outcome> {
  if (!env.SMTP_URL) return { status: 'skipped' }
  return { status: (await canConnectToMail(env.SMTP_URL)) ? 'ok' : 'failing' }
}

async function checkDisk(): Promise<Outcome> {
  const { free, total: size } = await readDiskSpace()
  const share = size > 0 ? free / size : 1
  const isFull = free < leastFree.bytes || share < leastFree.share
  return { status: isFull ? 'failing' : 'ok', freeBytes: free, freeShare: Math.round(share * 1000) / 1000 }
}

/** Writes, reads and removes a small file in the store. Throws what the store throws, or when it reads another text. */
async function writeAndReadFile(): Promise<void> {
  const [key, written] = [`health/${randomUUID()}.txt`, randomUUID()]
  try {
    await storage.put(key, Buffer.from(written), { contentType: 'text/plain' })
    const file = await storage.get(key)
    if (!file || (await text(file.stream)) !== written) throw new Error('The store reads another text than was written')
  } finally {
    await storage.delete(key)
  }
}
