import type { GalleryItem } from '@/lib/domain/media/schema'
import type { MediaKind } from '@/lib/domain/pictures/media-limits'

/** What of a page's media is in its gallery: not those of posts, and not music, which has a list of its own (063). */
export const inGallery = { contributionId: null, kind: { not: 'music' } } as const

/**
 * What of it visitors see as the page's pictures: not what was sent as portrait or cover, unless the family has put it in
 * an album.
 */
export const amongPictures = { OR: [{ head: null }, { albumId: { not: null } }] }

/** `amongPictures` of one item. */
export function isAmongPictures({ head, albumId }: Pick<GalleryItem, 'head' | 'albumId'>): boolean {
  return head === null || albumId !== null
}

/** The list in which an item of this kind has its position: the gallery, or the page's music. */
export function sameList(kind: MediaKind) {
  return kind === 'music' ? ({ contributionId: null, kind } as const) : inGallery
}
