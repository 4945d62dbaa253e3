import type { ArtworkOptions } from '@/lib/domain/artwork/schema'

type Written = Pick<ArtworkOptions, 'lines' | 'people' | 'caption' | 'showsCode'>

/** Whether anything is to be read beside the symbol. */
export function hasLettering({ lines, people, caption, showsCode }: Written): boolean {
  return showsCode || [...lines, ...people.flat(), caption].some((line) => line.trim() !== '')
}
