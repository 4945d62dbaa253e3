import 'server-only'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'
import { storage } from '@/lib/integrations/storage/storage'

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

/** The storage key of a film's still. Each still has its own, because browsers cache the variants forever. */
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
} as const

type FileRow = {
  storageKey: string
  kind: MediaKind
  widths: number[]
  steps: number[]
  contentType: string
  version: number
  versions: { storageKey: string; widths: number[]; steps: number[] }[]
}

/**
 * The keys of all files of a picture, film or voice, including its versions. The row of an edited picture has the
 * widths of the version shown; `firstVersionOf` returns those of the original.
 */
export function mediaKeys({ storageKey, kind, widths, steps, contentType, version, versions }: FileRow): string[] {
  const shown = kind === 'picture' ? storageKey : stillKey(storageKey, version)
  return [
    ...variantKeys(shown, widths),
    ...stepKeys(storageKey, steps),
    ...versions.flatMap((edited) => [
      ...variantKeys(edited.storageKey, edited.widths),
      ...stepKeys(edited.storageKey, edited.steps),
    ]),
    ...(kind === 'video_link' ? [] : [originalKey(storageKey, contentType)]),
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
