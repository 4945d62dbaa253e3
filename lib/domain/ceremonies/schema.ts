import { z } from 'zod'
import { MOST_PERSONS } from '@/lib/domain/memorials/ceremony-schema'
import { nameLine } from '@/lib/domain/memorials/field-schemas'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { typedNumber } from '@/lib/shared/input/typed-number'

/** The most answers to one funeral: more than a church holds. The family's list has them all. */
export const MOST_ANSWERS = 500
export const maxNameLength = 80

/** More than a service has with all its hymns. */
export const MOST_PROGRAMME_PAGES = 24
export const mostProgrammeFiles = 12
/** Of all files of a programme together. */
export const programmeMegabytes = 30

const personsSentence = `Skriv et tal fra 1 til ${MOST_PERSONS}.`

export const attendInput = memorialKeyInput.extend({
  name: nameLine(maxNameLength).regex(/\p{L}/u, 'Skriv dit navn.'),
  persons: typedNumber(
    z.number(personsSentence).int(personsSentence).min(1, personsSentence).max(MOST_PERSONS, personsSentence),
  ),
  /** The honeypot: only whether it was filled in matters. */
  website: z
    .unknown()
    .optional()
    .transform((value) => value !== undefined && value !== null && value !== ''),
})

export const answerIdInput = z.object({ id: z.uuid('Vi kender ikke det svar.') })

export type AnswerView = { id: string; name: string; persons: number }
export type AnswersView = { items: AnswerView[]; persons: number }
