import { z } from 'zod'
import { typedNumber } from '@/lib/shared/input/typed-number'

const sentence = 'Skriv årstallet med fire cifre, for eksempel 1962.'

/** The year of a picture, film or voice. */
export const takenYear = z
  .number(sentence)
  .int(sentence)
  .min(1800, sentence)
  .refine((year) => year <= new Date().getFullYear(), 'Årstallet ligger i fremtiden.')

/** The same as typed into a field; empty takes it away. */
export const typedYear = typedNumber(takenYear.nullable(), (typed) => (typed.trim() === '' ? null : Number(typed)))
