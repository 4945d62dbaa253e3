import 'server-only'
import { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'
import { findPosts } from '@/lib/domain/contributions/posts'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/views'
import { type DownloadFile, safeName } from '@/lib/domain/memorial-page/download/download-files'
import { madeFiles } from '@/lib/domain/memorial-page/download/made-part'
import { pageHtml, type ThemeDrawings } from '@/lib/domain/memorial-page/download/page-html'
import type { Download } from '@/lib/domain/memorial-page/download/queries'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import type { Theme } from '@/lib/domain/memorials/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { appendToZip, zipBody } from '@/lib/server/zip'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

const postsAtATime = 200
// The system sees approved posts only: the download has no pending ones.
const reader: Actor = { kind: 'system', name: 'download' }

/** Renders a theme's drawings; passed in because the drawings are components. */
export type DrawTheme = (theme: Theme) => Promise<ThemeDrawings>

/** A page with all its files as a ZIP, streamed and never whole in memory. */
export async function makeDownload(
  { memorial, page, files, labels }: Download,
  draw: DrawTheme,
): Promise<{ filename: string; body: ReadableStream<Uint8Array> }> {
  const drawings = await draw(page.theme)
  const html = async function* (present: DownloadFile[]) {
    const posts = {
      greetings: () => allPosts(memorial, 'greeting'),
      tributes: () => allPosts(memorial, 'tribute'),
      candles: () => allPosts(memorial, 'candle'),
    }
    yield* pageHtml({ page, files: present, labels, posts, drawings })
  }
  const fillAll = async (zip: ZipArchive) => {
    await fill(zip, files, html)
    // The account is for the page's owner alone.
    const made = memorial.role === 'owner' ? await madeFiles(memorial.id) : []
    for (const { name, content } of made) await appendToZip(zip, Readable.from(content), { name })
  }
  const body = zipBody(fillAll, { memorialId: memorial.id })
  return { filename: `${safeName(page.name, 'mindeside')} ${danishDay(new Date())}.zip`, body }
}

/** Adds one file at a time, so that a thousand pictures are not open at once. Missing files are left out. */
async function fill(
  zip: ZipArchive,
  files: readonly DownloadFile[],
  html: (present: DownloadFile[]) => AsyncIterable<string>,
): Promise<void> {
  const present: DownloadFile[] = []
  for (const file of files) {
    if (zip.destroyed) return
    const stored = await storage.get(file.key)
    if (!stored) continue
    // Pictures, films and sound are compressed already.
    await appendToZip(zip, stored.stream, { name: file.path, store: true })
    present.push(file)
  }
  await appendToZip(zip, Readable.from(html(present)), { name: 'index.html' })
}

async function* allPosts(memorial: MemorialSubject, kind: ContributionKind): AsyncGenerator<ContributionView[]> {
  let cursor: string | undefined
  do {
    const page = await findPosts(reader, memorial, { kind, cursor, limit: postsAtATime })
    yield page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
