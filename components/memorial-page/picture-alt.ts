import type { ContributionView } from '@/lib/domain/contributions/views'
import type { PictureView } from '@/lib/domain/pictures/picture-view'

/**
 * What is read aloud of a picture: the family's words, or where it belongs ('til hilsenen fra Karen') and, of several,
 * which one it is.
 */
export function pictureAlt(pictures: readonly PictureView[], index: number, belonging: string): string {
  const number = pictures.length > 1 ? ` ${index + 1}` : ''
  return pictures[index]?.alt || `Billede${number} ${belonging}`
}

/** Where a post's pictures belong. */
export function belongingToPost({ kind, title, authorName }: ContributionView): string {
  return kind === 'tribute' ? `til mindet »${title ?? ''}« fra ${authorName}` : `til hilsenen fra ${authorName}`
}
