import 'server-only'
import { MediaError } from '@/lib/domain/media/errors'
import type { GalleryItem } from '@/lib/domain/media/schema'
import { limitIn } from '@/lib/domain/pictures/decoding/as-refusal'
import { PicturesError } from '@/lib/domain/pictures/errors'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'

/** The columns that `galleryItem` reads: spread it into a `select`. */
export const galleryColumns = {
  ...pictureColumns,
  kind: true,
  status: true,
  hiddenReason: true,
  failure: true,
  people: true,
  takenYear: true,
  albumId: true,
  durationSeconds: true,
  contentType: true,
  linkId: true,
} as const

type GalleryRow = Parameters<typeof pictureView>[0] & {
  kind: MediaKind
  status: GalleryItem['status']
  failure: string | null
  hiddenReason: string | null
  people: string | null
  takenYear: number | null
  albumId: string | null
  durationSeconds: number | null
  contentType: string
  linkId: string | null
}

/** A row as the page's writers see it. */
export function galleryItem(row: GalleryRow): GalleryItem {
  const { kind, status, altText, people, takenYear, albumId, durationSeconds, contentType, linkId } = row
  const streams = (status === 'ready' || status === 'hidden') && (kind === 'video' || kind === 'recording')
  return {
    ...pictureView(row),
    kind,
    status,
    ...(status === 'hidden' ? { hiddenReason: row.hiddenReason } : {}),
    failure: status === 'failed' ? failureSentence(row.failure) : null,
    altText,
    people,
    takenYear,
    albumId,
    durationSeconds,
    file: streams ? `/media/${row.id}/file` : null,
    contentType,
    linkId,
  }
}

function failureSentence(code: string | null): string {
  if (PicturesError.has(code)) return PicturesError.sentence(code, limitIn(code))
  return MediaError.sentence(MediaError.has(code) ? code : 'FILE_UNREADABLE')
}
