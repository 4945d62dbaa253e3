import type { GalleryItem } from '@/lib/domain/media/schema'

/** Which items are shown: all, one kind, one album, or those in no album. */
export type GalleryFilter = 'all' | 'films' | 'voices' | 'loose' | { album: string }

export function isShown({ kind, albumId }: Pick<GalleryItem, 'kind' | 'albumId'>, filter: GalleryFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'films') return kind === 'video' || kind === 'video_link'
  if (filter === 'voices') return kind === 'recording'
  if (filter === 'loose') return albumId === null
  return albumId === filter.album
}

/**
 * The order of all items after one of the shown ones was moved: only shown items change places, the others stay where
 * they are.
 */
export function orderAmong(all: readonly string[], shown: readonly string[], from: number, to: number): string[] {
  const moved = shown.toSpliced(from, 1)
  const [taken] = shown.slice(from, from + 1)
  if (taken === undefined) return [...all]
  moved.splice(to, 0, taken)
  const isOfShown = new Set(shown)
  let next = 0
  return all.map((id) => (isOfShown.has(id) ? (moved[next++] ?? id) : id))
}

/** The spoken name of an item's kind: 'billede', 'film' or 'optagelse'. */
export function kindWord(kind: GalleryItem['kind']): string {
  if (kind === 'picture') return 'billede'
  return kind === 'recording' ? 'optagelse' : 'film'
}
