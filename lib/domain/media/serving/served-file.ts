import 'server-only'
import type { ServedMedia } from '@/lib/domain/media/serving/find-served-media'
import { originalKey, stillKey, type VariantFormat, variantKey } from '@/lib/domain/pictures/picture-files'
import { variantAddress } from '@/lib/domain/pictures/picture-view'

/** What the last segment of /media/{id}/{file} requests. */
export type Wanted =
  | { is: 'variant'; width: number; version: number; format: VariantFormat }
  /** A film or voice to play. */
  | { is: 'file' }
  /** The original, as a download for the family. */
  | { is: 'original' }

/** Parses '640.webp', '640-v2.webp', '780.avif', 'file' and 'original'; null for anything else. */
export function readWanted(file: string): Wanted | null {
  if (file === 'file' || file === 'original') return { is: file }
  const [, width, version, ending] = /^(\d{1,5})(?:-v([1-9]\d{0,5}))?\.(webp|avif)$/.exec(file) ?? []
  if (!width) return null
  return {
    is: 'variant',
    width: Number(width),
    version: Number(version ?? 0),
    format: ending === 'avif' ? 'avif' : 'webp',
  }
}

/**
 * Where a file is stored: `key` for all who may see the picture. When the address names a version that is not shown,
 * the page's writers get `formerKey`, and all others are redirected to `instead`: what was cropped away stays with the
 * family, and old addresses keep working. Null when there is no such file.
 */
export type Found = { key: string } | { formerKey: string | null; instead: string } | null

export function findKey(media: ServedMedia, wanted: Wanted): Found {
  const isPlayed = media.kind === 'video' || media.kind === 'recording'
  if (wanted.is === 'file') return isPlayed && media.isReady ? { key: keyOfOriginal(media) } : null
  if (wanted.is === 'original')
    return media.kind !== 'video_link' && media.isReady ? { key: keyOfOriginal(media) } : null
  const { width, version, format } = wanted
  if (version !== media.version) {
    if (media.widths.length === 0) return null
    return { formerKey: formerKeyOf(media, wanted), instead: variantAddress(media, width) }
  }
  if (media.kind !== 'picture') {
    const isMade = format === 'webp' && media.widths.includes(width)
    return isMade ? { key: variantKey(stillKey(media.storageKey, version), width) } : null
  }
  const made = version === 0 ? media : media.edited
  return made && isMadeIn(made, wanted) ? { key: variantKey(made.storageKey, width, format) } : null
}

type VariantWanted = Extract<Wanted, { is: 'variant' }>

function isMadeIn({ widths, steps }: Pick<ServedMedia, 'widths' | 'steps'>, { width, format }: VariantWanted): boolean {
  return steps.includes(width) || (format === 'webp' && widths.includes(width))
}

function keyOfOriginal({ storageKey, contentType }: ServedMedia): string {
  return originalKey(storageKey, contentType)
}

function formerKeyOf({ kind, storageKey, steps, edited }: ServedMedia, wanted: VariantWanted): string | null {
  if (kind !== 'picture') return null
  const { width, version, format } = wanted
  // `widths` of the row are those of the version shown; for the original it has only the finer ones.
  if (version === 0) return format === 'webp' || steps.includes(width) ? variantKey(storageKey, width, format) : null
  return edited && isMadeIn(edited, wanted) ? variantKey(edited.storageKey, width, format) : null
}
