import { z } from 'zod'

export const setAsideJobKey = z.object({ id: z.uuid('Opgaven er her ikke længere. Hent siden igen.') })

/** A job that was set aside, as the console shows it. Times in ISO 8601. */
export type SetAsideJobView = {
  id: string
  /** Danish words for the queue. */
  work: string
  /** False for a queue that no longer exists. */
  mayTryAgain: boolean
  /** How often it was begun without ending. */
  unended: number
  firstAt: string
  lastAt: string
  /** Kinds and ids of what it is about, nothing else: 'Fil 0193…'. */
  concerns: string[]
}
