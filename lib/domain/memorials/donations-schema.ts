import { z } from 'zod'
import { optionalLine, optionalName } from '@/lib/domain/memorials/field-schemas'
import { danishMidnight } from '@/lib/shared/danish-midnight'
import { cleanLine } from '@/lib/shared/input/clean-text'
import { listOf } from '@/lib/shared/input/list-of'
import { typedText } from '@/lib/shared/input/typed-text'
import { isSecureHost, webAddress } from '@/lib/shared/input/web-address'

export const MOST_DONATIONS = 3
/** Days after the funeral's on which they are shown (docs/decisions/072). */
export const donationDays = 90

const linkSentence = 'Skriv en adresse, der begynder med https, for eksempel https://www.eksempel.dk.'
const mobilePaySentence = 'Skriv et MobilePay-nummer: 4 til 6 cifre, en boks som 1234AB, eller et telefonnummer.'

// As typed, in the groups that the family chose; eight digits in one piece are read as pairs.
const mobilePay = typedText(16, cleanLine, { tooLong: mobilePaySentence })
  .toUpperCase()
  .refine(
    (text) => text === '' || /^(?:\d{4,6}|\d{8}|\d{4}[A-Z]{2})$/.test(text.replaceAll(' ', '')),
    mobilePaySentence,
  )
  .transform((text) => (/^\d{8}$/.test(text) ? text.replace(/\d\d(?=\d)/g, '$& ') : text) || null)
  .nullable()

const donation = z
  .object({
    name: optionalName(80),
    link: webAddress(linkSentence, isSecureHost),
    mobilePay,
    note: optionalLine(160),
  })
  .superRefine((each, context) => {
    if (isGiven(each) && !each.name) {
      context.addIssue({ code: 'custom', path: ['name'], message: 'Skriv navnet på foreningen eller fonden.' })
    }
  })

type Donation = z.output<typeof donation>

function isGiven(each: Donation): boolean {
  return Object.values(each).some((value) => value !== null)
}

/** Where a family would rather see a gift than flowers, at the places they were typed in. */
export const donations = listOf(donation, {
  most: MOST_DONATIONS,
  tooMany: `Der er plads til ${MOST_DONATIONS}.`,
}).transform((list) => list.slice(0, list.findLastIndex(isGiven) + 1))

/** The same from its column. */
export function readDonations(stored: unknown): Donation[] {
  return donations.catch([]).parse(stored)
}

export type DonationView = {
  name: string
  link: string | null
  host: string | null
  mobilePay: string | null
  note: string | null
}

/** `until` is the moment with which they end, ISO 8601; null while nothing ends them. */
export type DonationsView = { items: DonationView[]; until: string | null }

/** What the page shows; null without any, and when their time is over. `day` is the funeral's, yyyy-mm-dd. */
export function shownDonations(
  list: readonly Donation[],
  { day, stay }: { day: string | null; stay: boolean },
  now: Date,
): DonationsView | null {
  const until = day && !stay ? danishMidnight(day, donationDays + 1) : null
  const items = list.flatMap(({ name, ...each }) =>
    name ? [{ name, ...each, host: each.link && new URL(each.link).hostname.replace(/^www\./, '') }] : [],
  )
  return items.length === 0 || (until && until <= now) ? null : { items, until: until?.toISOString() ?? null }
}
