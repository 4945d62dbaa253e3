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

/** Where the variant of this width lies in the store. */
export function variantKey(storageKey: string, width: number, format: VariantFormat = 'webp'): string {
  return `${storageKey}/${width}.${format}`
}

/** The files of the finer widths. Some of the WebP among them may be ones that every picture has. */
export function stepKeys(storageKey: string, steps: readonly number[]): string[] {
  return steps.flatMap((width) => [variantKey(storageKey, width), variantKey(storageKey, width, 'avif')])
}

/** Where the cleaned original lies in the store: of a picture for its family, of a film or a voice what is played. */
export function originalKey(storageKey: string, contentType: string): string {
  return `${storageKey}/original.${endings[contentType] ?? 'jpg'}`
}

/** Under which key the variants of a film's still lie. Each still has its own, since browsers keep what they got. */
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
 * Every file of a picture, a film or a voice, those of all versions included. Of an edited picture the row tells the
 * widths of the version that is shown; those of the picture as it came are `firstVersionOf`'s to tell.
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

/** The files of one making of a picture. */
export function variantKeys(storageKey: string, widths: readonly number[]): string[] {
  return widths.map((width) => variantKey(storageKey, width))
}

/** Every file of a picture that was prepared and has no other versions yet. */
export function pictureKeys(picture: { storageKey: string; widths: number[]; contentType: string }): string[] {
  return [...variantKeys(picture.storageKey, picture.widths), originalKey(picture.storageKey, picture.contentType)]
}

/** Removes files from the store; those that are gone already count as removed. */
export async function deletePictureFiles(keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => storage.delete(key)))
}
