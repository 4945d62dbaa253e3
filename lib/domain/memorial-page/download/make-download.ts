import 'server-only'
import { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { listContributions } from '@/lib/domain/contributions/queries'
import type { ContributionKind, ContributionView } from '@/lib/domain/contributions/views'
import { type DownloadFile, listDownloadFiles } from '@/lib/domain/memorial-page/download/download-files'
import { safeName } from '@/lib/domain/memorial-page/download/file-names'
import type { ThemeDrawings } from '@/lib/domain/memorial-page/download/page-head'
import { pageHtml } from '@/lib/domain/memorial-page/download/page-html'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import type { Theme } from '@/lib/domain/memorials/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { spend } from '@/lib/server/abuse/rate-limit'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { appendToZip } from '@/lib/server/zip'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

const postsAtATime = 200
// Own posts that still wait are nobody's to take home.
const reader: Actor = { kind: 'system', name: 'download' }

/** How a theme's drawings are made: the screens have them. */
export type DrawTheme = (theme: Theme) => Promise<ThemeDrawings>

/**
 * Everything of a page as a ZIP that is made while it is fetched, never whole in memory: all originals in folders by
 * album, and index.html, which opens from a disk without us. For those who write the page, six times an hour. Throws
 * UNAUTHENTICATED, NOT_FOUND, FORBIDDEN and TOO_MANY_REQUESTS.
 */
export async function makeDownload(
  actor: Actor,
  key: string,
  draw: DrawTheme,
): Promise<{ filename: string; stream: Readable }> {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  const memorial = await getMemorialSubject(actor, key)
  if (!canEditMemorial(actor, memorial)) throw new DomainError('FORBIDDEN')
  await spend([{ name: 'download', key: userIdOf(actor) ?? '', points: 6, seconds: 3600 }])
  const answer = await getMemorialPage(actor, memorial.slug)
  if (answer.kind !== 'page') throw new DomainError('NOT_FOUND')
  const [files, drawings] = await Promise.all([listDownloadFiles(memorial.id), draw(answer.page.theme)])
  const zip = new ZipArchive({ zlib: { level: 6 } })
  fill(zip, files, async function* (present) {
    const posts = {
      greetings: () => allPosts(memorial, 'greeting'),
      tributes: () => allPosts(memorial, 'tribute'),
      candles: () => allPosts(memorial, 'candle'),
    }
    yield* pageHtml({ page: answer.page, files: present, posts, drawings })
  }).catch((error: Error) => {
    // Half of it has gone: only a broken connection tells the browser that the file is not whole.
    if (!zip.destroyed) log.error({ err: error, memorialId: memorial.id }, 'download broke off')
    zip.destroy(error)
  })
  return { filename: `${safeName(answer.page.name, 'mindeside')} ${danishDay(new Date())}.zip`, stream: zip }
}

/** One file after the other, so that a thousand pictures never stand open at once. A file that is gone is left out. */
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
    // Pictures, films and sound do not grow smaller.
    await appendToZip(zip, stored.stream, { name: file.path, store: true })
    present.push(file)
  }
  await appendToZip(zip, Readable.from(html(present)), { name: 'index.html' })
  await zip.finalize()
}

async function* allPosts(memorial: MemorialSubject, kind: ContributionKind): AsyncGenerator<ContributionView[]> {
  let cursor: string | undefined
  do {
    const page = await listContributions(reader, memorial, { kind, cursor, limit: postsAtATime })
    yield page.items
    cursor = page.nextCursor ?? undefined
  } while (cursor)
}
