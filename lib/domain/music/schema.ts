import { z } from 'zod'
import { typedYear } from '@/lib/domain/media/schema'
import { optionalLine } from '@/lib/domain/memorials/field-schemas'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { mediaLimits } from '@/lib/domain/pictures/media-limits'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { listOf } from '@/lib/shared/input/list-of'

/** Why a family may put a piece on its page; the words are in copy.ts. */
export const musicRights = ['own_recording', 'own_work', 'licence', 'free'] as const
export type MusicRights = (typeof musicRights)[number]

export const titleMost = 200
export const licenceMost = 120

/** The form's choices of whether visitors hear a piece. */
export const shownWord = z.enum(['ja', 'nej'], 'Vælg, om musikken skal vises.')

const memorialKey = memorialKeyInput.shape.id
const pieceKey = { id: memorialKey, mediaId: z.uuid('Stykket findes ikke mere.') }

/** What the family says of a piece. Absent fields stay unchanged; '' and null clear them. */
export const pieceDetails = z
  .object({
    title: optionalLine(titleMost),
    artist: optionalLine(titleMost),
    year: typedYear,
    /** Null takes the statement back: visitors then hear nothing. */
    rights: z.enum(musicRights, 'Vælg, hvorfor I må bruge musikken.').nullable(),
    /** The number or name of the licence; only with `licence`. */
    licence: optionalLine(licenceMost),
    /** A form sends 'ja' or 'nej'. */
    isShown: z.union([z.boolean(), shownWord.transform((word) => word === 'ja')]),
  })
  .partial()
export type PieceDetails = z.input<typeof pieceDetails>

export const listMusicInput = memorialKeyInput
export const updatePieceInput = pieceDetails.extend(pieceKey)
export const setTopInput = z.object({ ...pieceKey, isTop: z.boolean() })
export const removePieceInput = z.object(pieceKey)
export const orderMusicInput = z.object({ id: memorialKey, ids: listOf(z.uuid(), { most: mediaLimits.music.most }) })

/** A piece as the page's writers see it. */
export type MusicItem = {
  id: string
  /** `processing`: its job has not finished. `hidden`: taken down by the operator. */
  status: 'processing' | 'ready' | 'failed' | 'hidden'
  hiddenReason: string | null
  /** Why it is unusable, as a Danish sentence; only with `failed`. */
  failure: string | null
  title: string | null
  artist: string | null
  year: number | null
  durationSeconds: number | null
  rights: MusicRights | null
  licence: string | null
  /** When and by whom the rights were stated. */
  rightsAt: string | null
  rightsByName: string | null
  isShown: boolean
  isTop: boolean
  /** Whether visitors of the page hear it. */
  isHeard: boolean
  /** Whether it was brought to the loudness of the others. */
  isEvened: boolean
  /** Recorded in the browser, on this page. */
  isRecorded: boolean
  /** Made from the life story by rules. */
  isMade: boolean
  /** A model had a part in it. */
  isByModel: boolean
  /** Addresses of the file to hear, and of the one that was sent; null until it is ready. */
  file: string | null
  original: string | null
  contentType: string
  cover: PictureView | null
}

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
