import { z } from 'zod'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
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
