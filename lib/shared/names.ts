export type NameParts = {
  firstName: string
  middleName?: string | null | undefined
  lastName?: string | null | undefined
}

/** First, middle and last name with single spaces between; missing or blank parts leave no gap. */
export function fullName({ firstName, middleName, lastName }: NameParts): string {
  return [firstName, middleName, lastName]
    .map((part) => part?.replace(/\s+/g, ' ').trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
}

/** 'født Hansen', or null without a birth name or when it equals the last name. */
export function birthNameText(birthName: string | null | undefined, lastName?: string | null): string | null {
  const name = birthName?.replace(/\s+/g, ' ').trim() ?? ''
  if (name === '' || name.toLocaleLowerCase('da-DK') === lastName?.trim().toLocaleLowerCase('da-DK')) return null
  return `født ${name}`
}

const startsLarge = (word: string) => /^\p{Lu}/u.test(word)

/**
 * A full name as the lines of a heading: given names, and surname with its 'von' or 'jr.'. One line for a single name.
 * The last word counts as surname, as of 'Karen Margrethe Holm': in headings a name is known only in full.
 */
export function nameLines(name: string): [given: string, surname?: string] {
  const words = name.split(' ')
  let from = words.length - 1
  if (from > 1 && !startsLarge(words[from] ?? '')) from--
  while (from > 1 && !startsLarge(words[from - 1] ?? '')) from--
  return from < 1 ? [name] : [words.slice(0, from).join(' '), words.slice(from).join(' ')]
}
