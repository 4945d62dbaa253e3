import type { ContributionView } from '@/lib/domain/contributions/schema'
import type { PictureView } from '@/lib/domain/pictures/picture-view'

/**
 * The alt text of a picture: the family's caption, or the post it belongs to ('til hilsenen fra Karen') and, of
 * several, its number.
 */
export function pictureAlt(pictures: readonly PictureView[], index: number, belonging: string): string {
  const number = pictures.length > 1 ? ` ${index + 1}` : ''
  return pictures[index]?.alt || `Billede${number} ${belonging}`
}

/** The post that the pictures belong to, for their alt texts. */
export function belongingToPost({ kind, title, authorName }: ContributionView): string {
  return kind === 'tribute' ? `til mindet »${title ?? ''}« fra ${authorName}` : `til hilsenen fra ${authorName}`
}
