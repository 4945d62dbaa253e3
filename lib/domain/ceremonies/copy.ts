/** The visitor's form, by its id on the page and its draft. */
export const attendForm = 'jeg-kommer'

/** '1 person har svaret, at de kommer', for the family. */
export function comingText(persons: number): string {
  return persons === 1 ? '1 person kommer' : `${persons.toLocaleString('da-DK')} personer kommer`
}
