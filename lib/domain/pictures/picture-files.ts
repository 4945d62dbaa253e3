import 'server-only'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import { storage } from '@/lib/integrations/storage/storage'
import type { Prisma } from '@/lib/server/db'

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'weba',
  'audio/flac': 'flac',
  'audio/aac': 'aac',
}

export type VariantFormat = 'webp' | 'avif'

/** The storage key of the variant of this width. */
export function variantKey(storageKey: string, width: number, format: VariantFormat = 'webp'): string {
  return `${storageKey}/${width}.${format}`
}

/** The keys of the finer widths. Some of the WebP keys may also be among `variantKeys`. */
export function stepKeys(storageKey: string, steps: readonly number[]): string[] {
  return steps.flatMap((width) => [variantKey(storageKey, width), variantKey(storageKey, width, 'avif')])
}

/** The storage key of the cleaned original: a picture's download, or the film or voice to play. */
export function originalKey(storageKey: string, contentType: string): string {
  return `${storageKey}/original.${endings[contentType] ?? 'jpg'}`
}

/** The storage key of a piece of music as it was sent; `originalKey` is the file that is heard. */
export function sentKey(storageKey: string, sentType: string): string {
  return `${storageKey}/sent.${endings[sentType] ?? 'mp3'}`
}

/** The storage key of a film's still, or of the cover of a piece of music. Each still has its own, because browsers cache the variants forever. */
export function stillKey(storageKey: string, version: number): string {
  return `${storageKey}/still-${version}`
}

/** The columns that `mediaKeys` reads: spread it into a `select`. */
export const fileColumns = {
  storageKey: true,
  kind: true,
  widths: true,
  steps: true,
  contentType: true,
  version: true,
  versions: { select: { storageKey: true, widths: true, steps: true } },
  piece: { select: { sentType: true } },
} as const

type FileRow = {
  storageKey: string
  kind: MediaKind
  widths: number[]
  steps: number[]
  contentType: string
  version: number
  versions: { storageKey: string; widths: number[]; steps: number[] }[]
  piece: { sentType: string | null } | null
}

/**
 * The keys of all files of a picture, film, voice or piece of music, including its versions. The row of an edited picture has the
 * widths of the version shown; `firstVersionOf` returns those of the original.
 */
export function mediaKeys(row: FileRow): string[] {
  const { storageKey, kind, widths, steps, contentType, version, versions, piece } = row
  const shown = kind === 'picture' ? storageKey : stillKey(storageKey, version)
  return [
    ...variantKeys(shown, widths),
    ...stepKeys(storageKey, steps),
    ...versions.flatMap((edited) => [
      ...variantKeys(edited.storageKey, edited.widths),
      ...stepKeys(edited.storageKey, edited.steps),
    ]),
    ...(kind === 'video_link' ? [] : [originalKey(storageKey, contentType)]),
    ...(piece?.sentType ? [sentKey(storageKey, piece.sentType)] : []),
  ]
}

/** The keys of the variants stored under one key. */
export function variantKeys(storageKey: string, widths: readonly number[]): string[] {
  return widths.map((width) => variantKey(storageKey, width))
}

/** The keys of all files of a prepared picture, without other versions. */
export function pictureKeys(picture: { storageKey: string; widths: number[]; contentType: string }): string[] {
  return [...variantKeys(picture.storageKey, picture.widths), originalKey(picture.storageKey, picture.contentType)]
}

/** Deletes files from the store. Missing files are no error. */
export async function deletePictureFiles(keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(key)))
}

/** In pixels: enough to recognise people on a phone and in a mail. */
const smallWidth = 640

/** The columns that `smallPictureKey` reads: use it as the `select`. */
export const smallPictureColumns = {
  storageKey: true,
  kind: true,
  version: true,
  widths: true,
  versions: { select: { number: true, storageKey: true } },
} satisfies Prisma.MediaSelect

type SmallRow = Prisma.MediaGetPayload<{ select: typeof smallPictureColumns }>

/** The storage key of a variant about 640 pixels wide, of the version or still shown; null when there is none. */
export function smallPictureKey({ storageKey, kind, version, widths, versions }: SmallRow): string | null {
  const own = kind === 'picture' ? storageKey : stillKey(storageKey, version)
  const shown =
    version === 0 || kind !== 'picture' ? own : versions.find(({ number }) => number === version)?.storageKey
  const width = widths.find((candidate) => candidate >= smallWidth) ?? widths.at(-1)
  return shown && width ? variantKey(shown, width) : null
}
