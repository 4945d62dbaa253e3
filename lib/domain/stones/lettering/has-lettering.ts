import type { ArtworkOptions } from '@/lib/domain/artwork/schema'

/** Whether anything is to be read beside the symbol. */
export function hasLettering({ lines, caption, showsCode }: Pick<ArtworkOptions, 'lines' | 'caption' | 'showsCode'>) {
  return showsCode || caption.trim() !== '' || lines.some((line) => line.trim() !== '')
}
