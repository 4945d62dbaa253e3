import { countInWords } from '@/lib/shared/number-words'

/** The id of each form, and its key in `findDraft`. */
export const followForm = 'foelg'
export const followingForm = 'foelger'

/** What followers are told of when there is something new. */
export const newsTexts = { greeting: 'hilsner', tribute: 'minder', picture: 'billeder' } as const

/** How many follow a page, for its family. */
export function followersText(count: number): string {
  if (count === 0) return 'Ingen følger siden endnu.'
  const people = countInWords(count, { one: 'person', many: 'personer', gender: 'en' })
  return `${people.charAt(0).toLocaleUpperCase('da-DK')}${people.slice(1)} får besked, når der er kommet nye hilsner, minder eller billeder.`
}
