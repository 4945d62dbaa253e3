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
