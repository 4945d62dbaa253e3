import { z } from 'zod'
import { emptySentence } from '@/lib/domain/media/copy'
import { optionalLine } from '@/lib/domain/memorials/field-schemas'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { galleryMost, type MediaKind } from '@/lib/domain/pictures/media-limits'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { listOf } from '@/lib/shared/input/list-of'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { typedText } from '@/lib/shared/input/typed-text'

const memorialKey = memorialKeyInput.shape.id
const mediaKey = { id: memorialKey, mediaId: z.uuid() }

const yearSentence = 'Skriv årstallet med fire cifre, for eksempel 1962.'

/** The year of a picture, film or voice. */
export const takenYear = z
  .number(yearSentence)
  .int(yearSentence)
  .min(1800, yearSentence)
  .refine((year) => year <= new Date().getFullYear(), 'Årstallet ligger i fremtiden.')

/** `takenYear` as typed into a field; an empty field is null. */
export const typedYear = typedNumber(takenYear.nullable(), (typed) => (typed.trim() === '' ? null : Number(typed)))

export const pictureTexts = z.object({ caption: optionalLine(300), altText: optionalLine(300) })
export type PictureTexts = z.input<typeof pictureTexts>

/** The texts, year and album of a gallery item. Absent fields stay unchanged; '' and null clear them, `head` too. */
export const mediaDetails = pictureTexts
  .extend({ people: optionalLine(300), takenYear: typedYear, albumId: z.union([z.null(), z.uuid()]), head: z.null() })
  .partial()
export type MediaDetails = z.input<typeof mediaDetails>

export const uploadPictureFields = z.object({ id: memorialKey, caption: optionalLine(300).optional() })
export const addFilmLinkInput = z.object({
  id: memorialKey,
  link: typedText(500, undefined, { missing: 'Skriv linket til filmen.' }).min(1, 'Skriv linket til filmen.'),
  caption: optionalLine(300).optional(),
  albumId: z.uuid().nullish(),
})
export const updateMediaInput = mediaDetails.extend(mediaKey)
export const deleteMediaInput = z.object(mediaKey)
export const orderMediaInput = z.object({ id: memorialKey, ids: listOf(z.uuid(), { most: galleryMost }) })

/**
 * Where a file is uploaded to. A portrait or cover must be a picture, and what is sent to the page's music must be
 * music, whatever type the browser reports.
 */
export const uploadPlaces = ['gallery', 'portraitId', 'coverId', 'music'] as const
export type UploadPlace = (typeof uploadPlaces)[number]

/** What the browser reports about a file before sending it. `memorialId` is an id or a slug. */
export const beginUploadInput = z.object({
  memorialId: memorialKey,
  filename: typedText(500).default(''),
  filetype: typedText(200).default(''),
  bytes: z.number({ error: emptySentence }).int().min(1, emptySentence),
  albumId: z.uuid().nullish(),
  place: z.enum(uploadPlaces).default('gallery'),
  /** Made when the file was chosen: files are ordered by it, not by arrival. */
  chosen: z.uuidv7().nullish(),
  /** Recorded in this browser; the protocol sends words only. */
  recorded: z.enum(['ja', 'nej']).default('nej'),
})
export const uploadKey = z.object({ id: z.uuid() })

/** A gallery item as its family edits it. `srcSet` is '' for a voice, and for a film without a still. */
export type GalleryItem = PictureView & {
  kind: MediaKind
  /** `processing`: its job has not finished and only `colour` can be shown. `hidden`: taken down by the operator. */
  status: 'processing' | 'ready' | 'failed' | 'hidden'
  hiddenReason?: string | null
  /** Why it is unusable, as a Danish sentence; only with `failed`. */
  failure: string | null
  /** Failed only because a part of the picture is missing: it can be seen, and used if its family wants it. */
  isCut?: boolean
  /** As written, without the page's fallback to the caption. */
  altText: string | null
  people: string | null
  takenYear: number | null
  albumId: string | null
  durationSeconds: number | null
  /** URL of the stream of a ready film or voice of ours; otherwise null. */
  file: string | null
  contentType: string
  /** The id at the video host; only with `video_link`. */
  linkId: string | null
  /** Sent as portrait or cover: visitors see it as that, or in its album, not among the page's pictures. */
  head: 'portraitId' | 'coverId' | null
}

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
