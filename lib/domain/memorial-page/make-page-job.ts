import 'server-only'
import { z } from 'zod'
import { findDocument, removeDocument } from '@/lib/domain/memorial-page/documents'
import { db, pool } from '@/lib/server/db'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { processGlobals } from '@/lib/server/process-globals.mjs'
import { releaseName } from '@/lib/server/telemetry/release'

/** Makes the finished documents of a page, unless they are there: in the owner's layout, and in those it was read in. */
export const makePageJob = defineJob({
  name: 'make-page',
  payload: z.object({ memorialId: z.uuid() }),
  keyOf: ({ memorialId }) => memorialId,
  retryLimit: 2,
  handle: async ({ memorialId }) => {
    const { makePage } = processGlobals
    const page = await db.memorial.findUnique({
      where: { id: memorialId },
      select: { slug: true, layout: true, documents: { select: { layout: true } } },
    })
    if (!page || !makePage) return
    const main = page.layout === 'classic' ? 'classic-memorial' : 'memorial'
    for (const layout of new Set([main, ...page.documents.map((document) => document.layout)])) {
      const found = await findDocument({ layout, slug: page.slug })
      if (found && !found.document) await makePage(found)
    }
  },
})

// A round ends long before the next.
const mostPerRound = 200

/**
 * Every five minutes: has those open pages made whose document is missing or no longer true, after an update, at
 * midnight, or because a notification was lost; and removes the documents of pages that are no longer open, which nobody
 * is sent.
 */
export const tendPagesJob = defineJob({
  name: 'tend-pages',
  payload: z.object({}),
  cron: '*/5 * * * *',
  handle: async () => {
    for (const { memorialId } of await findUnmade()) await enqueue(db, makePageJob, { memorialId })
    const { rows } = await pool.query<{ storageKey: string }>(closedSql)
    for (const { storageKey } of rows) await removeDocument(storageKey)
  },
})

async function findUnmade(): Promise<Array<{ memorialId: string }>> {
  const { rows } = await pool.query<{ memorialId: string }>(unmadeSql, [releaseName, mostPerRound])
  return rows
}

const unmadeSql = `
  SELECT m.id AS "memorialId" FROM "Memorial" m
  JOIN "PageVersion" v ON v."memorialId" = m.id
  LEFT JOIN "PageDocument" d ON d."memorialId" = m.id
   AND d.layout = CASE m.layout WHEN 'classic' THEN 'classic-memorial' ELSE 'memorial' END
   AND d.version = v.version AND d.release = $1 AND (d."trueUntil" IS NULL OR d."trueUntil" > now())
  WHERE is_open_page(m) AND d.layout IS NULL
  ORDER BY v."changedAt" DESC LIMIT $2`

const closedSql = `
  DELETE FROM "PageDocument" d USING "Memorial" m
  WHERE m.id = d."memorialId"
    AND NOT is_open_page(m)
  RETURNING d."storageKey"`

/** Removes the files of documents whose page was deleted. */
export const removeDocumentsJob = defineJob({
  name: 'remove-page-documents',
  payload: z.object({ storageKeys: z.array(z.string()) }),
  handle: async ({ storageKeys }) => {
    for (const storageKey of storageKeys) await removeDocument(storageKey)
  },
})
