import 'server-only'
import path from 'node:path'
import { folderNames, safeName } from '@/lib/domain/memorial-page/download/file-names'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { db } from '@/lib/server/db'

const unnamedFolders = { picture: 'Billeder', video: 'Film', video_link: 'Film', recording: 'Stemmer' } as const
const postFolder = 'Hilsner og minder'

/** A file of the download: its storage key, its path in the ZIP, and its texts. */
export type DownloadFile = {
  id: string
  key: string
  path: string
  kind: 'picture' | 'video' | 'recording'
  contentType: string
  contributionId: string | null
  albumTitle: string | null
  caption: string | null
  altText: string | null
  people: string | null
  takenYear: number | null
  width: number
  height: number
}

/** Every original of a page in order: the gallery's, then those of approved posts. */
export async function listDownloadFiles(memorialId: string): Promise<DownloadFile[]> {
  const [albums, rows] = await Promise.all([
    db.album.findMany({
      where: { memorialId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, title: true },
    }),
    db.media.findMany({
      where: {
        memorialId,
        status: 'ready',
        kind: { not: 'video_link' },
        OR: [{ contributionId: null }, { contribution: { status: 'approved' } }],
      },
      orderBy: [{ contributionId: { sort: 'asc', nulls: 'first' } }, { position: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        kind: true,
        storageKey: true,
        contentType: true,
        contributionId: true,
        albumId: true,
        caption: true,
        altText: true,
        people: true,
        takenYear: true,
        width: true,
        height: true,
      },
    }),
  ])
  const folders = folderNames(albums)
  const titles = new Map(albums.map(({ id, title }) => [id, title]))
  const counts = new Map<string, number>()
  return rows.map(({ kind, storageKey, albumId, ...row }) => {
    const key = originalKey(storageKey, row.contentType)
    const folder = row.contributionId ? postFolder : ((albumId && folders.get(albumId)) ?? unnamedFolders[kind])
    const number = (counts.get(folder) ?? 0) + 1
    counts.set(folder, number)
    const name = `${String(number).padStart(3, '0')} ${safeName(row.caption, '')}`.trim()
    return {
      ...row,
      kind: kind === 'video_link' ? 'video' : kind,
      key,
      path: `${folder}/${name}${path.extname(key)}`,
      albumTitle: (albumId && titles.get(albumId)) ?? null,
    }
  })
}
