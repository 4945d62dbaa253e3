import { formatBytes } from '@/lib/shared/measures'

/** The visitor's form, by its id on the page and its draft. */
export const attendForm = 'jeg-kommer'

/** The form that sends a programme, by its draft. */
export const programmeForm = 'program'

/** 'Programmet (PDF, 1,2 MB)'. */
export const programmeLink = (bytes: number) => `Programmet (PDF, ${formatBytes(bytes)})`

/** '1 person har svaret, at de kommer', for the family. */
export function comingText(persons: number): string {
  return persons === 1 ? '1 person kommer' : `${persons.toLocaleString('da-DK')} personer kommer`
}
