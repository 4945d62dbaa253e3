import 'server-only'
import { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { findPosts } from '@/lib/domain/contributions/posts'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/views'
import { type DownloadFile, safeName } from '@/lib/domain/memorial-page/download/download-files'
import { pageHtml, type ThemeDrawings } from '@/lib/domain/memorial-page/download/page-html'
import type { Download } from '@/lib/domain/memorial-page/download/queries'
import type { MemorialSubject } from '@/lib/domain/memorials/policy'
import type { Theme } from '@/lib/domain/memorials/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { log } from '@/lib/server/log'
import { appendToZip } from '@/lib/server/zip'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

const postsAtATime = 200
// The system sees approved posts only: the download has no pending ones.
const reader: Actor = { kind: 'system', name: 'download' }

/** Renders a theme's drawings; passed in because the drawings are components. */
export type DrawTheme = (theme: Theme) => Promise<ThemeDrawings>

/** A page with all its files as a ZIP, streamed and never whole in memory. */
export async function makeDownload(
  { memorial, page, files }: Download,
  draw: DrawTheme,
): Promise<{ filename: string; stream: Readable }> {
  const drawings = await draw(page.theme)
  const zip = new ZipArchive({ zlib: { level: 6 } })
  fill(zip, files, async function* (present) {
    const posts = {
      greetings: () => allPosts(memorial, 'greeting'),
      tributes: () => allPosts(memorial, 'tribute'),
      candles: () => allPosts(memorial, 'candle'),
    }
    yield* pageHtml({ page, files: present, posts, drawings })
  }).catch((error: Error) => {
    // Part of the response is sent: only breaking the connection tells the browser that the file is incomplete.
    if (!zip.destroyed) log.error({ err: error, memorialId: memorial.id }, 'download broke off')
    zip.destroy(error)
  })
  return { filename: `${safeName(page.name, 'mindeside')} ${danishDay(new Date())}.zip`, stream: zip }
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
  await zip.finalize()
}

async function* allPosts(memorial: MemorialSubject, kind: ContributionKind): AsyncGenerator<ContributionView[]> {
  let cursor: string | undefined
  do {
    const page = await findPosts(reader, memorial, { kind, cursor, limit: postsAtATime })
    yield page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
