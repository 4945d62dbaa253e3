import { z } from 'zod'
import { chosenIds } from '@/lib/shared/input/chosen-ids'

export const setAsideJobKey = z.object({ id: z.uuid('Opgaven er her ikke længere. Hent siden igen.') })

export const setAsideJobKeys = z.object({ ids: chosenIds })

/** A job that was set aside, as the console shows it. Times in ISO 8601. */
export type SetAsideJobView = {
  id: string
  /** What the queue does, in Danish. */
  work: string
  /** False for a queue that no longer exists. */
  mayTryAgain: boolean
  /** How often it was started without finishing. */
  unended: number
  firstAt: string
  lastAt: string
  /** Kind and id of the records it concerns: 'Fil 0193…'. */
  concerns: string[]
}
