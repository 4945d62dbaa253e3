import { z } from 'zod'
import { takenYear } from '@/lib/domain/media/schema'
import { optionalText, singleLine } from '@/lib/domain/memorials/field-schemas'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { listOf } from '@/lib/shared/input/list-of'

/** More than can be navigated comfortably. */
export const ALBUM_LIMIT = 50
export const ALBUM_TITLE_MAX_LENGTH = 120
export const ALBUM_DESCRIPTION_MAX_LENGTH = 500

const memorialKey = memorialKeyInput.shape.id

export const albumFields = z.object({
  title: singleLine(ALBUM_TITLE_MAX_LENGTH).min(1, 'Giv albummet et navn.'),
  description: optionalText(ALBUM_DESCRIPTION_MAX_LENGTH).optional(),
})
export type AlbumFields = z.input<typeof albumFields>

export const addAlbumInput = albumFields.extend({ id: memorialKey })
export const updateAlbumInput = albumFields.extend({ id: memorialKey, albumId: z.uuid() })
export const removeAlbumInput = z.object({ id: memorialKey, albumId: z.uuid() })
export const orderAlbumsInput = z.object({ id: memorialKey, ids: listOf(z.uuid(), { most: ALBUM_LIMIT }) })

/** A change to several media at once; absent fields stay unchanged. */
export const updateAlbumMediaInput = z.object({
  id: memorialKey,
  ids: listOf(z.uuid(), { least: 1, most: 1200, missing: 'Vælg noget først.' }),
  albumId: z.uuid().nullable().optional(),
  takenYear: takenYear.nullable().optional(),
})
export type AlbumMediaChange = Omit<z.input<typeof updateAlbumMediaInput>, 'id'>

/** An album as its family edits it. */
export type EditedAlbum = { id: string; title: string; description: string | null }
