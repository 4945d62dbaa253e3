import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'

export const anniversaryKinds = ['birth', 'death'] as const
export type AnniversaryKind = (typeof anniversaryKinds)[number]

/** A plain form sends 'on' for a tick and nothing without one. */
const tick = z.preprocess((value) => value === true || value === 'on', z.boolean())

export const chooseAnniversariesInput = z.object({
  id: boundedText(100).min(1),
  remembersBirth: tick,
  remembersDeath: tick,
})

export const anniversariesForm = 'maerkedage'

/** What /memorial/{id}/admin/notifications shows. `knows…`: whether the exact day is written on the page. */
export type AnniversariesView = {
  remembersBirth: boolean
  remembersDeath: boolean
  knowsBirth: boolean
  knowsDeath: boolean
}
