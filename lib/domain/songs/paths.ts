import { musicPath } from '@/lib/domain/music/paths'
import type { SongFile } from '@/lib/domain/songs/inputs'

export function newSongPath(key: string): string {
  return `${musicPath(key)}/song/new`
}

export function songPath(key: string, songId: string): string {
  return `${musicPath(key)}/song/${songId}`
}

/** A song that was just begun; `wished` verses were asked for. */
export function begunSongPath(key: string, songId: string, wished: number): string {
  return `${songPath(key, songId)}?vers=${wished}`
}

/** Where the browser calls. */
export function songsApi(memorialId: string): string {
  return `/api/memorials/${memorialId}/songs`
}

export function songApi(memorialId: string, songId: string): string {
  return `${songsApi(memorialId)}/${songId}`
}

/** A file of a song to take home, for the page's editors. */
export function songFileAddress(memorialId: string, songId: string, file: SongFile): string {
  return `${songApi(memorialId, songId)}/files/${file}`
}

/** The same to see or hear in the page; `revision` keeps browsers from showing an older one. */
export function songPreviewAddress(memorialId: string, songId: string, file: SongFile, revision: number): string {
  return `${songApi(memorialId, songId)}/preview/${file}?revision=${revision}`
}

/** What a voice sang, to hear in the page; `sungId` keeps browsers from playing an earlier one. */
export function sungPreviewAddress(memorialId: string, songId: string, sungId: string): string {
  return `${songApi(memorialId, songId)}/voice?recording=${sungId}`
}

/** The sheet of a published song, for everybody who sees the page. */
export function songSheetAddress(memorialId: string, songId: string, file: 'svg' | 'pdf'): string {
  return `${songApi(memorialId, songId)}/sheet/${file}`
}
