import type { GalleryItem } from '@/lib/domain/media/schema'

/** What of the gallery is looked at: all, one kind, one album, or what lies in none. */
export type GalleryFilter = 'all' | 'films' | 'voices' | 'loose' | { album: string }

/** Whether something belongs to what is looked at. */
export function isShown({ kind, albumId }: Pick<GalleryItem, 'kind' | 'albumId'>, filter: GalleryFilter): boolean {
  if (filter === 'all') return true
  if (filter === 'films') return kind === 'video' || kind === 'video_link'
  if (filter === 'voices') return kind === 'recording'
  if (filter === 'loose') return albumId === null
  return albumId === filter.album
}

/**
 * The order of everything after something was moved among those that are shown: the shown ones change places with each
 * other, all others stay where they are.
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

/** What something is called aloud: 'billede', 'film' or 'optagelse'. */
export function kindWord(kind: GalleryItem['kind']): string {
  if (kind === 'picture') return 'billede'
  return kind === 'recording' ? 'optagelse' : 'film'
}
