import type { PictureView } from '@/lib/domain/pictures/picture-view'

/** A film: our own file, or one at the video host, from which nothing is loaded before a click. */
export type FilmView = {
  id: string
  /** URL that accepts range requests; null for a film at the host. */
  src: string | null
  contentType: string | null
  /** The id at the video host; null for our own. */
  linkId: string | null
  /** A still picture of ours; null shows a drawing instead. */
  poster: PictureView | null
  width: number
  height: number
  durationSeconds: number | null
  caption: string | null
  people: string | null
  takenYear: number | null
}

/** A voice, recorded in the browser or uploaded. */
export type VoiceView = {
  id: string
  src: string
  contentType: string
  durationSeconds: number | null
  caption: string | null
  people: string | null
  takenYear: number | null
}

export type AlbumView = {
  id: string
  title: string
  description: string | null
  cover: PictureView | null
  /** Number of ready pictures, films and voices. */
  count: number
}

/** A gallery picture with what the family wrote about it. Sample pages may omit the text. */
export type GalleryPictureView = PictureView & { people?: string | null; takenYear?: number | null }

/** The album named in the address; the gallery then shows nothing else. */
export type OpenAlbumView = Pick<AlbumView, 'id' | 'title' | 'description'>
