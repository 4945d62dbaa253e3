import { z } from 'zod'
import type { PictureView } from '@/lib/domain/media/picture-view'
import { optionalLine } from '@/lib/domain/memorials/field-schemas'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'

const memorialKey = memorialKeyInput.shape.id

export const pictureTexts = z.object({ caption: optionalLine(300), altText: optionalLine(300) })
export type PictureTexts = z.input<typeof pictureTexts>

export const uploadPictureFields = z.object({ id: memorialKey, caption: optionalLine(300).optional() })
export const updateMediaInput = pictureTexts.partial().extend({ id: memorialKey, mediaId: z.uuid() })
export const deleteMediaInput = z.object({ id: memorialKey, mediaId: z.uuid() })
export const orderMediaInput = z.object({ id: memorialKey, ids: z.array(z.uuid()).max(1000) })

/** A picture as its family edits it: the description as written, not as the page falls back to. */
export type GalleryPicture = PictureView & { altText: string | null }
