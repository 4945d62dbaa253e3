import { z } from 'zod'
import { tick } from '@/lib/shared/input/tick'
import { boundedText } from '@/lib/shared/input/typed-text'

export const anniversaryKinds = ['birth', 'death'] as const
export type AnniversaryKind = (typeof anniversaryKinds)[number]

export const chooseAnniversariesInput = z.object({
  id: boundedText(100).min(1),
  remembersBirth: tick,
  remembersDeath: tick,
})

export const anniversariesForm = 'maerkedage'

/** For /memorial/{id}/admin/notifications. `knows…`: whether the page has the exact date. */
export type AnniversariesView = {
  remembersBirth: boolean
  remembersDeath: boolean
  knowsBirth: boolean
  knowsDeath: boolean
}
