import type { PictureView } from '@/lib/domain/pictures/picture-view'

/** A film: our own file, or one at the video host of which nothing is fetched before a click. */
export type FilmView = {
  id: string
  /** Where it streams from, with range requests; null for one at the host. */
  src: string | null
  contentType: string | null
  /** The id at the video host; null for our own. */
  linkId: string | null
  /** A still picture of ours, or null: then a drawing takes its place. */
  poster: PictureView | null
  width: number
  height: number
  durationSeconds: number | null
  caption: string | null
  people: string | null
  takenYear: number | null
}

/** A voice: spoken in the browser or uploaded. */
export type VoiceView = {
  id: string
  src: string
  contentType: string
  durationSeconds: number | null
  caption: string | null
  people: string | null
  takenYear: number | null
}

/** A named part of the gallery. */
export type AlbumView = {
  id: string
  title: string
  description: string | null
  cover: PictureView | null
  /** Ready pictures, films and voices in it. */
  count: number
}

/** A picture of the gallery with what the family wrote about it. Samples may leave the words out. */
export type GalleryPictureView = PictureView & { people?: string | null; takenYear?: number | null }

/** The album that an address asks for; the gallery then holds nothing else. */
export type OpenAlbumView = Pick<AlbumView, 'id' | 'title' | 'description'>
