import { z } from 'zod'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { fetchAgain } from '@/lib/shared/input/fetch-again'
import { tick } from '@/lib/shared/input/tick'

/** Films of one page: more than a family makes of its portraits. */
export const motionsMost = 10
export const motionSeconds = 5

export const startMotionInput = memorialKeyInput.extend({
  mediaId: z.uuid('Vælg et billede.'),
  /** The consent as the page words it (`made-works/provider-copy.ts`). */
  agreed: tick.refine((isTicked) => isTicked, 'Sæt kryds, hvis du siger ja. Uden det sender vi ikke billedet.'),
})

export const motionInput = memorialKeyInput.extend({ motionId: z.uuid(fetchAgain) })

export const switchOffInput = memorialKeyInput.extend({
  sure: tick.refine((isTicked) => isTicked, 'Sæt kryds, hvis du er sikker. Det kan ikke slås til igen.'),
})

/** A portrait that moves, beside the picture it was made of. */
export type MotionView = {
  id: string
  status: 'making' | 'ready' | 'failed'
  /** The refusal's sentence; only with `failed`. */
  failure: string | null
  /** The picture; null when it was deleted since. */
  before: PictureView | null
  /** The operator took the picture down, and so the film. */
  isTakenDown: boolean
  /** Address of the film; null until it is there, and when it is taken down. */
  film: string | null
  askedBy: string
  /** ISO. */
  at: string
  isApproved: boolean
}

export type MotionsView = {
  items: MotionView[]
  isOwner: boolean
  /** Whether a new one can be made: there is a provider, and the family has not switched it off. */
  isOpen: boolean
  /** Since when it is switched off for good, ISO; null otherwise. */
  offAt: string | null
  /** Pictures that can be set in motion; for the owner, while it is open. */
  pictures: PictureView[]
}
