import 'server-only'
import { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'
import { factsOf, kindTexts, madeTitle } from '@/lib/domain/made-works/copy'
import { readMade } from '@/lib/domain/made-works/made-row'
import type { MadeWorkView } from '@/lib/domain/made-works/schema'
import { type DownloadFile, safeName, treeFileName } from '@/lib/domain/memorial-page/download/download-files'
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

const rowsAtATime = 50

/** The account of what was made on a page, to read and for programs; no files where nothing was made. */
async function madeFiles(memorialId: string): Promise<{ name: string; content: AsyncIterable<string> }[]> {
  const { items } = await readMade(memorialId, { limit: 1 })
  if (items.length === 0) return []
  return [
    { name: `${madeTitle}.html`, content: madeHtml(memorialId) },
    { name: 'sadan-er-det-lavet.json', content: madeJson(memorialId) },
  ]
}

async function* allMade(memorialId: string): AsyncGenerator<MadeWorkView> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await readMade(memorialId, { cursor, limit: rowsAtATime })
    yield* items
    cursor = nextCursor ?? undefined
  } while (cursor)
}

async function* madeJson(memorialId: string) {
  yield '[\n'
  let before = ''
  for await (const work of allMade(memorialId)) {
    yield before + JSON.stringify(work)
    before = ',\n'
  }
  yield '\n]\n'
}

async function* madeHtml(memorialId: string) {
  yield `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${madeTitle}</title><style>${style}</style></head><body><main>
<h1>${madeTitle}</h1>
<p>Her står, hvad der er lavet af jeres ord og billeder, og hvem der sagde ja.</p>\n`
  for await (const work of allMade(memorialId)) yield workHtml(work)
  yield '</main></body></html>\n'
}

function workHtml(work: MadeWorkView): string {
  const facts = factsOf(work).map(({ label, text }) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`)
  const sentences = work.sentences.map((text) => `<li>${escaped(text)}</li>`).join('')
  return `<section><h2>${escaped(work.title)}</h2><p>${kindTexts[work.kind]}</p><dl>${facts.join('')}</dl>${
    sentences && `<h3>Sætninger, det er lavet af</h3><ul>${sentences}</ul>`
  }</section>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Plain text escaped for HTML content. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}

const style = `:root{color-scheme:light dark}
body{margin:0;padding:2rem 1.25rem 4rem;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto}
h1,h2,h3{font-family:Georgia,serif;font-weight:500;line-height:1.2}
section{margin-top:3rem}dt{margin-top:.75rem;font-weight:600}dd{margin:0}`
