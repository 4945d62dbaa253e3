import 'server-only'
import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { storage } from '@/lib/integrations/storage/storage'
import { db, pool, type Transaction } from '@/lib/server/db'
import { enqueue, type JobQueue } from '@/lib/server/jobs'
import { lockRow } from '@/lib/server/lock-rows'
import { log } from '@/lib/server/log'
import { releaseName } from '@/lib/server/telemetry/release'

/** What a visitor asks for: a page in a layout by its slug, or the page that a printed code leads to. */
export type AskedPage = { layout: string; slug: string } | { code: string }

export type DocumentHeaders = Record<string, string | string[]>

/** An open page, and its finished document if that is still true. */
export type FoundPage = {
  memorialId: string
  slug: string
  /** The first segment of the document's address. */
  layout: string
  version: number
  document: { storageKey: string; headers: DocumentHeaders; trueUntil: Date | null } | null
}

export type PackedDocument = { br: Buffer; gzip: Buffer }

/** Publishes a page's copy from its document (lib/domain/published-pages). */
export const publishPageQueue: JobQueue<{ memorialId: string }> = {
  name: 'publish-page',
  payload: z.object({ memorialId: z.uuid() }),
  keyOf: ({ memorialId }) => memorialId,
  retryLimit: 3,
}
const publishAfterMs = 3000

const types = { br: 'application/x-brotli', gz: 'application/gzip' } as const

const foundRows = z.array(
  z.object({
    n: z.int(),
    memorialId: z.string(),
    slug: z.string(),
    layout: z.string(),
    version: z.int(),
    storageKey: z.string().nullable(),
    headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable(),
    trueUntil: z.date().nullable(),
  }),
)

// A code leads straight to a page only where it leads to one alone; an owner's classic layout has an address of its own.
// `bpchar` as the column: as text, no index of codes is used.
export const findSql = `
  WITH asked AS (
    SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::bpchar[]) AS asked(n, layout, slug, code)
  ),
  meant AS (
    SELECT asked.n, asked.layout, m.id FROM asked JOIN "Memorial" m ON m.slug = asked.slug
    WHERE asked.layout <> 'memorial' OR m.layout <> 'classic'
    UNION ALL
    SELECT asked.n, CASE m.layout WHEN 'classic' THEN 'classic-memorial' ELSE 'memorial' END, m.id
    FROM asked
    JOIN "QrCode" q ON q.code = asked.code AND q.state NOT IN ('blocked', 'retired')
    JOIN LATERAL (
      SELECT (array_agg(l."memorialId"))[1] AS id FROM "QrLink" l WHERE l."qrCodeId" = q.id HAVING count(*) = 1
    ) single ON true
    JOIN "Memorial" m ON m.id = single.id
  )
  SELECT meant.n, m.id AS "memorialId", m.slug, meant.layout, v.version, d."storageKey", d.headers, d."trueUntil"
  FROM meant
  JOIN "Memorial" m ON m.id = meant.id
   AND is_open_page(m)
  JOIN "PageVersion" v ON v."memorialId" = m.id
  LEFT JOIN "PageDocument" d ON d."memorialId" = m.id AND d.layout = meant.layout
   AND d.version = v.version AND d.release = $5 AND (d."trueUntil" IS NULL OR d."trueUntil" > greatest(clock_timestamp(), $6))`

type Waiting = {
  /** The same for all who ask for the same page. */
  key: string
  asked: AskedPage
  resolve: (found: FoundPage | null) => void
  reject: (error: unknown) => void
}
const waiting = new Set<Waiting>()
let isAsking = false
const mostAtOnce = 200
// Far more than a busy database takes, and little for somebody at a stone, who gets the published copy instead.
const patienceMs = 3_000
// A connection whose other end is gone would hold up every question after it. Not sooner: behind a lock, each one that
// is given up still takes a connection of the database.
const givenUpMs = 30_000

/**
 * The open page that is asked for, with its document if it is made and still true by the database's clock; null for
 * every other address. Callers that come while a question is on its way share the next one, so that a busy page costs
 * a statement at a time, and nobody gets an answer older than the question. Throws when the database cannot be reached
 * or has not answered after three seconds.
 */
export async function findDocument(asked: AskedPage): Promise<FoundPage | null> {
  let late: NodeJS.Timeout | undefined
  const answered = new Promise<FoundPage | null>((resolve, reject) => {
    const key = 'code' in asked ? asked.code : `${asked.layout}/${asked.slug}`
    const each = { key, asked, resolve, reject }
    waiting.add(each)
    const giveUp = () => {
      waiting.delete(each)
      reject(new Error('the database has not answered'))
    }
    // Where the process itself was busy, the answer may be there, and is read first.
    late = setTimeout(() => setImmediate(giveUp), patienceMs)
  })
  void askAll()
  return answered.finally(() => clearTimeout(late))
}

// One question at a time also while none is answered: they would pile up in front of the database.
async function askAll(): Promise<void> {
  if (isAsking) return
  isAsking = true
  while (waiting.size > 0) {
    const batch = new Map<string, { asked: AskedPage; by: Waiting[] }>()
    for (const each of waiting) {
      const same = batch.get(each.key)
      if (!same && batch.size === mostAtOnce) break
      if (same) same.by.push(each)
      else batch.set(each.key, { asked: each.asked, by: [each] })
      waiting.delete(each)
    }
    const pages = [...batch.values()]
    try {
      const found = await ask(pages.map(({ asked }) => asked))
      for (const [n, { by }] of pages.entries()) for (const { resolve } of by) resolve(found.get(n) ?? null)
    } catch (error) {
      for (const { by } of pages) for (const { reject } of by) reject(error)
    }
  }
  isAsking = false
}

async function ask(asked: AskedPage[]): Promise<Map<number, FoundPage>> {
  const values = [
    asked.map((_, n) => n),
    asked.map((each) => ('code' in each ? null : each.layout)),
    asked.map((each) => ('code' in each ? null : each.slug)),
    asked.map((each) => ('code' in each ? each.code : null)),
    releaseName,
    // A database whose clock was set back would find what has ended true again.
    new Date(),
  ]
  const question = { name: 'find-page-documents', text: findSql, values, query_timeout: givenUpMs }
  const { rows } = await pool.query(question)
  return new Map(
    foundRows.parse(rows).map(({ n, storageKey, headers, trueUntil, ...page }) => {
      const document = storageKey !== null && headers !== null ? { storageKey, headers, trueUntil } : null
      return [n, { ...page, document }]
    }),
  )
}

/** The packed document in this folder of the store; null when it was replaced meanwhile. */
export async function readDocument(storageKey: string): Promise<PackedDocument | null> {
  const [br, gzip] = await Promise.all([readWhole(`${storageKey}/page.br`), readWhole(`${storageKey}/page.gz`)])
  return br && gzip ? { br, gzip } : null
}

async function readWhole(key: string): Promise<Buffer | null> {
  const file = await storage.get(key)
  return file && buffer(file.stream)
}

export type MadeDocument = {
  memorialId: string
  layout: string
  version: number
  trueUntil: Date | null
  headers: DocumentHeaders
  packed: PackedDocument
}

/**
 * Keeps a document for every process, unless a newer one of the page is there. The files are whole before the row names
 * them. A page that was deleted meanwhile keeps nothing.
 */
export async function keepDocument({ packed, ...made }: MadeDocument): Promise<void> {
  const storageKey = `pages/${made.memorialId}/${randomUUID()}`
  let unused: string | null = storageKey
  try {
    await storage.put(`${storageKey}/page.br`, packed.br, { contentType: types.br })
    await storage.put(`${storageKey}/page.gz`, packed.gzip, { contentType: types.gz })
    const { isKept, before } = await db.$transaction((tx) => keepRow(tx, { ...made, storageKey }))
    if (isKept) unused = before
  } finally {
    if (unused) await removeDocument(unused)
  }
}

async function keepRow(tx: Transaction, made: Omit<MadeDocument, 'packed'> & { storageKey: string }) {
  const { memorialId, layout } = made
  // Two processes may have made the same page at once; the first has no row that could be locked.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${memorialId} ${layout}`}, 0))`
  const key = { memorialId_layout: { memorialId, layout } }
  const before = await tx.pageDocument.findUnique({ where: key, select: { version: true, storageKey: true } })
  const isThere = await lockRow(tx, 'Memorial', memorialId, 'key-share')
  if (!isThere || (before && before.version > made.version)) return { isKept: false, before: null }
  const row = { ...made, release: releaseName, madeAt: new Date() }
  await tx.pageDocument.upsert({ where: key, create: row, update: row })
  // Soon: several changes in a row are published once.
  await enqueue(tx, publishPageQueue, { memorialId }, { startAfter: new Date(Date.now() + publishAfterMs) })
  return { isKept: true, before: before?.storageKey ?? null }
}

/** Removes the files of a document. A failure is only logged: what no row names is found at night. */
export async function removeDocument(storageKey: string): Promise<void> {
  try {
    await storage.delete(`${storageKey}/page.br`)
    await storage.delete(`${storageKey}/page.gz`)
  } catch (error) {
    log.warn({ err: error }, 'removing a page document')
  }
}
