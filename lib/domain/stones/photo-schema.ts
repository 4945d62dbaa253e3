import { z } from 'zod'
import type { StoneEstimate } from '@/lib/domain/stones/schema'
import { boundedText } from '@/lib/shared/input/typed-text'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

export const stonePhotoInput = z.object({ code: boundedText(80).transform(normaliseTextCode) })
export const stonePhotoId = z.object({ id: z.uuid() })
export const showPhotoInput = stonePhotoId.extend({
  isShown: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
})

export type StonePhotoKind = 'finished' | 'mounted'

/** A photograph of a code on its stone. */
export type StonePhotoView = {
  id: string
  kind: StonePhotoKind
  smallSrc: string
  largeSrc: string
  width: number
  height: number
  /** Null when no code was read. */
  isThisCode: boolean | null
  estimate: StoneEstimate | null
  isShown: boolean
  takenByName: string
  /** ISO 8601 in UTC. */
  takenAt: string
  canDelete: boolean
}

/** A code's photographs, newest first, and what the actor may do with them. */
export type StonePhotosView = {
  code: string
  formattedCode: string
  photos: StonePhotoView[]
  canAdd: boolean
  /** Whether the actor may choose the photograph that visitors see. */
  canShow: boolean
}

/** The photograph of the stone that visitors of a page see. `width` and `height` in pixels. */
export type ShownStoneView = { photoId: string; code: string; width: number; height: number }
