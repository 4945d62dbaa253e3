/** The names of a person as search compares them: small letters, one space between words, at most 500 characters. */
export function searchTextOf(names: {
  givenNames: string
  callName: string | null
  surname: string | null
  birthSurname: string | null
}): string {
  return asSearched([names.givenNames, names.callName, names.surname, names.birthSurname].filter(Boolean).join(' '))
}

/** Typed words as they are compared. */
export function asSearched(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('da-DK').replace(/\s+/g, ' ').trim().slice(0, 500)
}
