import type { PictureView } from '@/lib/domain/pictures/picture-view'

/** A piece of music as visitors of a page hear it. */
export type PieceView = {
  id: string
  /** URL that accepts range requests. */
  src: string
  contentType: string
  /** '' where the family gave none. */
  title: string
  artist: string | null
  year: number | null
  durationSeconds: number | null
  isTop: boolean
  /** The cover from the file's tags; decoration, so its `alt` is ''. */
  cover: PictureView | null
  /** Made from the life story by rules: it is labelled so. */
  isMade: boolean
  /** A model had a part in it, its words or its voice: it is labelled so instead. */
  isByModel: boolean
  /** A model's voice sings in it. */
  isSung: boolean
  /** The song whose sheet is open to whoever sees the page; null for all others, and for what a voice sang. */
  sheetOf: string | null
}
