import { z } from 'zod'
import { fetchAgain } from '@/lib/shared/input/fetch-again'

/**
 * The fallback sentence for input issues without one of their own. Every module that imports zod to parse user input
 * imports this, mostly through its neighbours here; a test follows the imports (tests/inputs).
 */
z.config({ localeError: danishSentence })

const unreadable = 'Det kan ikke læses, som det står. Ret det, og prøv igen.'
const notOurs = `Noget gik galt på vejen hertil. ${fetchAgain}`

const wantedTypes: Readonly<Record<string, string>> = {
  string: 'Skriv en tekst.',
  number: 'Skriv et tal.',
  int: 'Skriv et helt tal.',
  bigint: 'Skriv et helt tal.',
  boolean: 'Svar ja eller nej.',
  date: 'Skriv en dato.',
  array: 'Vælg en eller flere.',
  file: 'Vælg en fil.',
}

export const writeTime = 'Skriv klokkeslættet som 13:30.'

const formats: Readonly<Record<string, string>> = {
  email: 'Skriv mailadressen som navn@eksempel.dk.',
  url: 'Skriv hele adressen, så den begynder med https://.',
  date: 'Vælg en dato med dag, måned og år.',
  time: writeTime,
  datetime: 'Vælg en dato og et klokkeslæt.',
}

/** One sentence that says what is wrong and what to do. Never echoes the input. */
export function danishSentence(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wantedTypes[issue.expected] ?? notOurs
    case 'too_small':
      return tooLittle(issue)
    case 'too_big':
      return tooMuch(issue)
    case 'invalid_format':
      return formats[issue.format] ?? (issue.format.startsWith('uuid') ? notOurs : unreadable)
    case 'not_multiple_of':
      return `Skriv et tal, som ${figure(issue.divisor)} går op i.`
    case 'invalid_value':
      return 'Vælg en af mulighederne.'
    case 'unrecognized_keys':
    case 'invalid_key':
      return notOurs
    default:
      return unreadable
  }
}

type Bound = Readonly<{ origin: string; inclusive?: boolean | undefined }>

function tooLittle({ origin, minimum, inclusive }: Bound & { minimum: number | bigint }): string {
  if (origin === 'string')
    return minimum > 1 ? `Det er for kort. Skriv mindst ${figure(minimum)} tegn.` : 'Skriv noget her.'
  if (origin === 'date') return 'Vælg en senere dag.'
  if (isCount(origin)) return `Vælg mindst ${figure(minimum)}.`
  return inclusive ? `Tallet skal være mindst ${figure(minimum)}.` : `Tallet skal være over ${figure(minimum)}.`
}

function tooMuch({ origin, maximum, inclusive }: Bound & { maximum: number | bigint }): string {
  if (origin === 'string') return `Det er for langt. Der er plads til ${figure(maximum)} tegn.`
  if (origin === 'date') return 'Vælg en tidligere dag.'
  if (isCount(origin)) return `Der er plads til ${figure(maximum)}. Fjern nogle.`
  return inclusive ? `Tallet må højst være ${figure(maximum)}.` : `Tallet skal være under ${figure(maximum)}.`
}

function isCount(origin: string): boolean {
  return origin === 'array' || origin === 'set' || origin === 'map' || origin === 'file'
}

function figure(count: number | bigint): string {
  return count.toLocaleString('da-DK')
}
