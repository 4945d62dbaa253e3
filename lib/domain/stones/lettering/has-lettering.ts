import type { ArtworkOptions } from '@/lib/domain/artwork/schema'

type Written = Pick<ArtworkOptions, 'lines' | 'people' | 'caption' | 'showsCode'>

/** Whether a drawing has any text beside the symbol. */
export function hasLettering({ lines, people, caption, showsCode }: Written): boolean {
  return showsCode || [...lines, ...people.flat(), caption].some((line) => line.trim() !== '')
}
