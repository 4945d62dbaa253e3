import 'server-only'
import type { ServedMedia } from '@/lib/domain/media/find-served-media'
import { originalKey, stillKey, variantKey } from '@/lib/domain/media/picture-files'
import { variantAddress } from '@/lib/domain/media/picture-view'

/** What the last part of an address under /media/{id}/ asks for. */
export type Wanted =
  | { is: 'variant'; width: number; version: number }
  /** A film or a voice, to be played. */
  | { is: 'file' }
  /** What came, to be kept by the family. */
  | { is: 'original' }

/** Reads '640.webp', '640-v2.webp', 'file' and 'original'; null for everything else. */
export function readWanted(file: string): Wanted | null {
  if (file === 'file' || file === 'original') return { is: file }
  const [, width, version] = /^(\d{1,5})(?:-v([1-9]\d{0,5}))?\.webp$/.exec(file) ?? []
  return width ? { is: 'variant', width: Number(width), version: Number(version ?? 0) } : null
}

/**
 * Where the bytes lie: `key` for everybody who sees the page; `formerKey` for its writers alone, and `instead` for all
 * others, when the address names a version that is not the one shown. What was cut away from a picture stays with the
 * family, and an old address goes on showing the picture. Null when there is no such file.
 */
export type Found = { key: string } | { formerKey: string | null; instead: string } | null

export function findKey(media: ServedMedia, wanted: Wanted): Found {
  const isPlayed = media.kind === 'video' || media.kind === 'recording'
  if (wanted.is === 'file') return isPlayed && media.isReady ? { key: keyOfOriginal(media) } : null
  if (wanted.is === 'original')
    return media.kind !== 'video_link' && media.isReady ? { key: keyOfOriginal(media) } : null
  const { width, version } = wanted
  if (version !== media.version) {
    if (media.widths.length === 0) return null
    return { formerKey: formerKeyOf(media, width, version), instead: variantAddress(media, width) }
  }
  if (!media.widths.includes(width)) return null
  if (media.kind !== 'picture') return { key: variantKey(stillKey(media.storageKey, version), width) }
  if (version === 0) return { key: variantKey(media.storageKey, width) }
  return media.edited ? { key: variantKey(media.edited.storageKey, width) } : null
}

function keyOfOriginal({ storageKey, contentType }: ServedMedia): string {
  return originalKey(storageKey, contentType)
}

function formerKeyOf({ kind, storageKey, edited }: ServedMedia, width: number, version: number): string | null {
  if (kind !== 'picture') return null
  if (version === 0) return variantKey(storageKey, width)
  return edited?.widths.includes(width) ? variantKey(edited.storageKey, width) : null
}
