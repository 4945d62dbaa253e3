import 'server-only'
import path from 'node:path'
import { programmeId } from '@/lib/domain/ceremonies/programme/programme-row'
import { isHeard } from '@/lib/domain/music/policy'
import type { FileKind } from '@/lib/domain/pictures/media-limits'
import { originalKey, sentKey } from '@/lib/domain/pictures/picture-files'
import { listShownSheets } from '@/lib/domain/songs/shown-sheets'
import { songFileKey } from '@/lib/domain/songs/song-files'
import { db } from '@/lib/server/db'
import { trimEndWhile } from '@/lib/shared/trim-end-while'

const unnamedFolders = {
  picture: 'Billeder',
  video: 'Film',
  video_link: 'Film',
  recording: 'Stemmer',
  music: 'Musik',
} as const
const postFolder = 'Hilsner og minder'
const sentFolder = 'Musik som sendt'
/** Where the family's tree is, for programs that read GEDCOM. */
export const treeFileName = 'Slægtstræ.ged'
const programmeName = 'Programmet.pdf'

/** A file of the download: its storage key and its path in the ZIP. */
export type DownloadFile = {
  /** Of its row; a sheet has its song's, a programme one of its own. */
  id: string
  key: string
  path: string
  kind: FileKind | 'sheet' | 'programme'
  /** Whether the page in the ZIP may show it: not music that only the family hears, nor a piece as it was sent. */
  isOnPage: boolean
}

/**
 * Every original of a page, folder by folder and in order: the gallery's and the music, then those of approved posts. A
 * piece of music is there as it is heard, with the notes that the page has of it, and, in a folder of its own, as it was
 * sent. The funeral's programme comes last.
 */
export async function listDownloadFiles(memorialId: string): Promise<DownloadFile[]> {
  const [page, sheets, albums, rows] = await Promise.all([
    db.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: { programmeKey: true } }),
    listShownSheets(memorialId),
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
        piece: { select: { rights: true, isShown: true, sentType: true } },
      },
    }),
  ])
  const folders = folderNames(albums)
  const counts = new Map<string, number>()
  const media = rows.flatMap(
    ({ id, kind, storageKey, contentType, contributionId, albumId, caption, piece }): DownloadFile[] => {
      const key = originalKey(storageKey, contentType)
      const folder = contributionId ? postFolder : ((albumId && folders.get(albumId)) ?? unnamedFolders[kind])
      const number = (counts.get(folder) ?? 0) + 1
      counts.set(folder, number)
      const name = `${String(number).padStart(3, '0')} ${safeName(caption, '')}`.trim()
      const file: DownloadFile = {
        id,
        kind: kind === 'video_link' ? 'video' : kind,
        key,
        path: `${folder}/${name}${path.extname(key)}`,
        isOnPage: piece === null || isHeard({ status: 'ready', ...piece }),
      }
      const sheet = sheets.find(({ mediaId }) => mediaId === id)
      if (sheet) {
        const notes = songFileKey(sheet.storageKey, 'pdf')
        return [file, { ...file, id: sheet.songId, kind: 'sheet', key: notes, path: `${folder}/${name} – noder.pdf` }]
      }
      // What could not be evened is heard as it was sent.
      if (!piece?.sentType || piece.sentType === 'audio/aac' || piece.sentType === 'audio/mp4') return [file]
      const sent = sentKey(storageKey, piece.sentType)
      return [file, { ...file, key: sent, path: `${sentFolder}/${name}${path.extname(sent)}`, isOnPage: false }]
    },
  )
  const files = byFolder(media)
  const key = page.programmeKey
  return key ? [...files, { id: programmeId(key), kind: 'programme', key, path: programmeName, isOnPage: true }] : files
}

/** The folders one after the other, in the order of their first files: a picture is often put into an album later. */
function byFolder(files: readonly DownloadFile[]): DownloadFile[] {
  const folders = new Map<string, DownloadFile[]>()
  for (const file of files) {
    const folder = path.dirname(file.path)
    const its = folders.get(folder)
    if (its) its.push(file)
    else folders.set(folder, [file])
  }
  return [...folders.values()].flat()
}

const mostLetters = 60
/** Reserved by Windows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A text as a file name that is valid on every file system, at most 60 letters; `otherwise` if nothing is left. */
export function safeName(text: string | null, otherwise: string): string {
  const plain = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const short = Array.from(plain).slice(0, mostLetters).join('')
  const cut = trimEndWhile(short.replace(/^[.\s]+/, ''), /[.\s]/)
  if (cut === '') return otherwise
  return reserved.test(cut) ? `${cut}_` : cut
}

/** Folder names of albums by id, unique also on case-insensitive file systems. */
export function folderNames(albums: readonly { id: string; title: string }[]): Map<string, string> {
  const own = [
    ...Object.values(unnamedFolders),
    postFolder,
    sentFolder,
    treeFileName,
    programmeName,
    'medier',
    'index.html',
  ]
  const taken = new Set(own.map((name) => name.toLowerCase()))
  const names = new Map<string, string>()
  for (const { id, title } of albums) {
    const wanted = safeName(title, 'Album')
    let name = wanted
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted} ${number}`
    taken.add(name.toLowerCase())
    names.set(id, name)
  }
  return names
}
