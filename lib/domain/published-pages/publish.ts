import 'server-only'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { z } from 'zod'
import { type FoundPage, findDocument, readDocument } from '@/lib/domain/memorial-page/documents'
import type { StaticMedia } from '@/lib/domain/memorial-page/static/find-files'
import { listParts, type StaticPart } from '@/lib/domain/memorial-page/static/list-parts'
import { makePart } from '@/lib/domain/memorial-page/static/make-part'
import { makeStonePage } from '@/lib/domain/memorial-page/static/stone-page'
import { alone, takeAwayClosed } from '@/lib/domain/published-pages/take-away'
import {
  checksumIn,
  putAt,
  readManifest,
  readOrNull,
  readPlace,
  stoneFolder,
  takeFrom,
  tree,
  writeFile,
  writeManifest,
} from '@/lib/domain/published-pages/tree'
import { db, type Transaction } from '@/lib/server/db'
import { releaseName } from '@/lib/server/telemetry/release'

const unpack = promisify(zlib.brotliDecompress)

type Wanted = { slug: string; layout: 'memorial' | 'classic-memorial'; places: string[]; version: string }

/**
 * Publishes a page as its finished document shows it, unless its copy is that already. A page that is closed, or that no
 * code leads to, is taken away. Without a document nothing is done: the page is made first, and published after that.
 */
export async function publishPage(memorialId: string): Promise<void> {
  const wanted = await findWanted(db, memorialId)
  if (!wanted) return takeAwayClosed()
  const found = await findDocument({ layout: wanted.layout, slug: wanted.slug })
  if (!found?.document || (await isPublished(found, wanted))) return
  const document = await readDocument(found.document.storageKey)
  if (!document) return
  const folder = `pages/${memorialId}/${randomUUID()}`
  const html = (await unpack(document.br)).toString()
  const { trueUntil } = found.document
  const copy = await makeCopy({ memorialId, folder, wanted, html }).catch(async (error) => {
    await tree.removeFolder(folder)
    throw error
  })
  const unused = await alone(memorialId, (tx) => put(tx, { memorialId, folder, wanted, trueUntil, ...copy }))
  if (unused) await tree.removeFolder(unused)
}

/** What must stand in the tree of an open page to which a code leads; null for others. */
async function findWanted(tx: Transaction | typeof db, memorialId: string): Promise<Wanted | null> {
  const [row] = await tx.$queryRaw<Array<Omit<Wanted, 'layout'> & { isClassic: boolean }>>`
    SELECT slug, layout = 'classic' AS "isClassic", published_places(id) AS places, published_version(id) AS version
    FROM "Memorial" WHERE id = ${memorialId}::uuid`
  if (!row || row.places.length === 0) return null
  const { isClassic, ...wanted } = row
  return { ...wanted, layout: isClassic ? 'classic-memorial' : 'memorial' }
}

async function isPublished({ memorialId, document }: FoundPage, wanted: Wanted): Promise<boolean> {
  const row = await db.publishedPage.findUnique({ where: { memorialId } })
  if (!row || row.isLeaving) return false
  return (
    row.version === wanted.version &&
    row.release === releaseName &&
    row.trueUntil?.getTime() === document?.trueUntil?.getTime() &&
    row.places.join() === wanted.places.join()
  )
}

const partsName = 'parts.json'
/** The documents of a copy and the files that each shows, for the next one: what is the same is not drawn again. */
const knownParts = z.object({
  release: z.string(),
  parts: z.record(z.string(), z.object({ sameAs: z.string(), media: z.array(z.string()) })),
})
type KnownParts = z.infer<typeof knownParts>

type NewCopy = { memorialId: string; folder: string; wanted: Wanted; html: string }

/** Writes a copy where nobody sees it. */
async function makeCopy({
  memorialId,
  folder,
  wanted,
  html,
}: NewCopy): Promise<{ checksum: string; problem: string | null }> {
  const before = await readBefore(memorialId)
  const copy = { folder, before, files: new Map<string, string>(), missing: 0 }
  const subject = { memorialId, slug: wanted.slug, layout: wanted.layout }
  const known: KnownParts = { release: releaseName, parts: {} }
  for (const part of await listParts(subject)) {
    const kept = await keepPart(copy, part)
    const document = part.list === null ? { document: html } : {}
    known.parts[part.path] = kept ?? (await drawPart(copy, part, () => makePart(subject, part, document)))
  }
  for (const entry of wanted.places) {
    const place = readPlace(entry)
    const stone = stoneFolder(place)
    if (!stone) continue
    const asked = { code: path.basename(place.path), memorialIds: place.shown }
    await drawPart(copy, { path: `${stone}/index.html`, sameAs: '' }, () => makeStonePage(asked, placeFromCode))
  }
  copy.files.set(partsName, await writeFile(`${folder}/${partsName}`, JSON.stringify(known)))
  const checksum = await writeManifest(folder, copy.files)
  return { checksum, problem: copy.missing > 0 ? `Der mangler ${copy.missing} filer til siden i lageret.` : null }
}

// A code's page and the pages of its stone are in folders of the same depth.
const placeFromCode = (slug: string) => `../../memorial/${encodeURIComponent(slug)}/`

type Copy = { folder: string; before: Before; files: Map<string, string>; missing: number }
type Before = { folder: string; parts: KnownParts['parts']; checksums: ReadonlyMap<string, string> } | null
type Part = Pick<StaticPart, 'path' | 'sameAs'>

/** The copy before, and which of its documents hold for this release. */
async function readBefore(memorialId: string): Promise<Before> {
  const row = await db.publishedPage.findUnique({ where: { memorialId }, select: { folder: true, problem: true } })
  const checksums = row && !row.problem ? await readManifest(row.folder) : null
  if (!row || !checksums) return null
  const text = await readOrNull(`${row.folder}/${partsName}`)
  const known = knownParts.safeParse(text && JSON.parse(text))
  const parts = known.success && known.data.release === releaseName ? known.data.parts : {}
  return { folder: row.folder, parts, checksums }
}

/** Takes a document that has not changed from the copy before, with its files. Null where that cannot be. */
async function keepPart(copy: Copy, { path: name, sameAs }: Part) {
  const known = copy.before?.parts[name]
  if (!known || sameAs === '' || known.sameAs !== sameAs) return null
  for (const file of [name, ...known.media]) if (!(await keepFrom(copy, file))) return null
  return known
}

async function drawPart(
  copy: Copy,
  { path: name, sameAs }: Part,
  draw: () => Promise<{ html: string; media: StaticMedia[] }>,
) {
  const { html, media } = await draw()
  copy.files.set(name, await writeFile(`${copy.folder}/${name}`, html))
  const folder = path.dirname(name)
  for (const { path: file, key } of media) await addMedia(copy, path.join(folder, file), key)
  return { sameAs, media: media.map(({ path: file }) => path.join(folder, file)) }
}

/** Addresses of files change with their contents, so what was there before is the same. */
async function addMedia(copy: Copy, file: string, key: string): Promise<void> {
  if (copy.files.has(file) || (await keepFrom(copy, file))) return
  const target = `${copy.folder}/${file}`
  const checksum = (await tree.takeIn(key, target)) ? await checksumIn(target) : null
  if (checksum) copy.files.set(file, checksum)
  else copy.missing++
}

async function keepFrom({ before, folder, files }: Copy, file: string): Promise<boolean> {
  if (files.has(file)) return true
  const checksum = before?.checksums.get(file)
  if (!before || !checksum || !(await tree.keepFile(`${before.folder}/${file}`, `${folder}/${file}`))) return false
  files.set(file, checksum)
  return true
}

type Made = Omit<NewCopy, 'html'> & { checksum: string; problem: string | null; trueUntil: Date | null }

/**
 * Puts a copy at those of its places where it may still stand: what was closed meanwhile is put nowhere, and whoever closes
 * it waits for this. Returns the folder that is not needed any more: of the copy before, or this one where the other is
 * newer.
 */
async function put(tx: Transaction, { memorialId, folder, wanted, ...made }: Made): Promise<string | null> {
  const before = await tx.publishedPage.findUnique({ where: { memorialId } })
  const now = await findWanted(tx, memorialId)
  const allowed = new Set(now?.places)
  const places = wanted.places.filter((entry) => allowed.has(entry))
  const isNewest = before?.version === now?.version && before?.release === releaseName && !before.problem
  if (places.length === 0 || (isNewest && wanted.version !== now?.version)) return folder
  for (const entry of places) await putAt(folder, readPlace(entry))
  for (const entry of before?.places ?? []) {
    if (!places.some((other) => readPlace(other).path === readPlace(entry).path))
      await takeFrom(memorialId, readPlace(entry))
  }
  const row = {
    ...made,
    folder,
    places,
    version: wanted.version,
    release: releaseName,
    publishedAt: new Date(),
    isLeaving: false,
  }
  await tx.publishedPage.upsert({ where: { memorialId }, create: { memorialId, ...row }, update: row })
  return before?.folder ?? null
}
