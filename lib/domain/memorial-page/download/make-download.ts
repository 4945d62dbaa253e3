import 'server-only'
import { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'
import { type DownloadFile, safeName, treeFileName } from '@/lib/domain/memorial-page/download/download-files'
import { madeFiles } from '@/lib/domain/memorial-page/download/made-part'
import type { Download } from '@/lib/domain/memorial-page/download/queries'
import type { FoundFile } from '@/lib/domain/memorial-page/static/find-files'
import { listParts } from '@/lib/domain/memorial-page/static/list-parts'
import { makePart } from '@/lib/domain/memorial-page/static/make-part'
import { treeFile } from '@/lib/domain/tree-files/export/tree-file'
import { storage } from '@/lib/integrations/storage/storage'
import { appendToZip, zipBody } from '@/lib/server/zip'
import { danishDay } from '@/lib/shared/danish-time'

/** A page with all its files as a ZIP, streamed and never whole in memory. Its documents are those of the static copy. */
export function makeDownload(download: Download): { filename: string; body: ReadableStream<Uint8Array> } {
  const { memorial, name, treeId } = download
  const fillAll = async (zip: ZipArchive) => {
    await fill(zip, download)
    if (treeId) await appendToZip(zip, await treeFile(treeId, treeOptions()), { name: treeFileName })
    // The account is for the page's owner alone.
    const made = memorial.role === 'owner' ? await madeFiles(memorial.id) : []
    for (const { name: file, content } of made) await appendToZip(zip, Readable.from(content), { name: file })
  }
  const body = zipBody(fillAll, { memorialId: memorial.id })
  return { filename: `${safeName(name, 'mindeside')} ${danishDay(new Date())}.zip`, body }
}

/**
 * The tree as most programs read it. The living are masked, as in the page's own export unless somebody asks for them: a
 * folder is given on without a thought of them.
 */
const treeOptions = () => ({ version: '5.5.1', withLiving: false, withPictures: false, now: new Date() }) as const

/**
 * Adds one file at a time, so that a thousand pictures are not open at once, and one document at a time, so that a page
 * can have 100,000 candles. Missing files are left out, there and in the documents.
 */
async function fill(zip: ZipArchive, { page, files }: Download): Promise<void> {
  const originals = new Map<string, Original>()
  for (const { id, kind, key, path, isOnPage } of files) {
    const isThere = await addFile(zip, { path, key })
    if (isOnPage) originals.set(id, { kind, path: isThere ? path : null })
  }
  const others = new Map<string, string>()
  for (const part of await listParts(page)) {
    const { html, media } = await makePart(page, part, { placeOf: (file) => placeOf(file, originals) })
    await appendToZip(zip, Readable.from([html]), { name: part.path })
    for (const { path, key } of media) others.set(path, key)
  }
  for (const [path, key] of others) await addFile(zip, { path, key })
}

/** Whether it was there. */
async function addFile(zip: ZipArchive, { path, key }: { path: string; key: string }): Promise<boolean> {
  const stored = await storage.get(key)
  if (!stored) return false
  // Pictures, films and sound are compressed already.
  await appendToZip(zip, stored.stream, { name: path, store: true })
  return true
}

type Original = { kind: DownloadFile['kind']; path: string | null }

/**
 * Pictures, films, sound, notes and the programme are shown as they lie in their folders; a still is of a film, and is no
 * original.
 */
async function placeOf(file: FoundFile, originals: ReadonlyMap<string, Original>): Promise<string | null> {
  const original = originals.get(file.id)
  if (original && (['picture', 'sheet', 'programme'].includes(original.kind) || file.file === 'file'))
    return original.path
  return (await storage.stat(file.key)) ? file.path : null
}
