import type { MediaKind } from '@/lib/domain/pictures/media-limits'

/** What of a page's media is in its gallery: not those of posts, and not music, which has a list of its own (063). */
export const inGallery = { contributionId: null, kind: { not: 'music' } } as const

/** The list in which an item of this kind has its position: the gallery, or the page's music. */
export function besides(kind: MediaKind) {
  return kind === 'music' ? ({ contributionId: null, kind } as const) : inGallery
}
