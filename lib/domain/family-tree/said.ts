import { z } from 'zod'
import { livingForYears } from '@/lib/domain/family-tree/living'
import {
  formatTreeDate,
  formatTreeDateAfterVerb,
  formatTreeLifespan,
  formatTreeYearAfterVerb,
  latestYear,
  type TreeDate,
} from '@/lib/domain/family-tree/tree-date'
import { dateQualifiers, orderPartialDates } from '@/lib/shared/danish-dates'
import { placeInWords } from '@/lib/shared/place-in-words'

/**
 * Events of a life or a couple that a file tells of and no field of ours holds, in the order of a life. `event` is one
 * of a life and `other` may be of any time ('Mindesten rejst'); their text names them. `death_unsure` is a death of
 * which the file does not say that it happened.
 */
const words = {
  birth: 'født',
  christening: 'døbt',
  adoption: 'adopteret',
  confirmation: 'konfirmeret',
  education: 'uddannelse:',
  occupation: 'stilling:',
  residence: 'boede',
  census: 'nævnt i folketællingen',
  emigration: 'udvandret',
  immigration: 'indvandret',
  naturalization: 'fik statsborgerskab',
  engagement: 'forlovet',
  banns: 'lysning',
  licence: 'bevilling til vielse',
  settlement: 'ægtepagt',
  marriage: 'vielse',
  separation: 'gik fra hinanden',
  divorce_filed: 'søgte skilsmisse',
  divorce: 'skilsmisse',
  annulment: 'ægteskabet omstødt',
  event: '',
  retirement: 'gik på pension',
  will: 'testamente',
  death: 'død',
  death_unsure: 'om døden står der',
  burial: 'begravet',
  cremation: 'kremeret',
  probate: 'skifte',
  other: '',
}
export type SaidEvent = keyof typeof words
// Object.keys forgets that the keys are the record's own.
const saidEvents = Object.keys(words) as SaidEvent[]

/** What a file says of one event. `words` are the file's own where a date cannot hold them. */
export type Said = {
  event: SaidEvent
  /** Of a birth, a death, a wedding and a divorce, what was read into the field for it. */
  date?: TreeDate | undefined
  words?: string | undefined
  place?: string | undefined
  /** What the event was: an occupation, a school. */
  text?: string | undefined
  /** The year in which it had begun, of what lasted 'from' then on: `date` is after it. */
  begun?: number | undefined
}

/** More of one person or couple are kept in the record only. */
export const SAID_MOST = 40

const part = z.number().int().optional()
const day = { year: z.number().int(), month: part, day: part }
const saidList = z.array(
  z.object({
    event: z.enum(saidEvents),
    date: z
      .object({ ...day, qualifier: z.enum(dateQualifiers).optional(), until: z.object(day).optional() })
      .optional(),
    words: z.string().optional(),
    place: z.string().optional(),
    text: z.string().optional(),
    begun: z.number().int().optional(),
  }),
)

/** The column's text; null for nothing. */
export function writeSaid(said: readonly Said[]): string | null {
  return said.length === 0 ? null : JSON.stringify(said.slice(0, SAID_MOST))
}

/** What stands in the column. */
export function readSaid(column: string | null): Said[] {
  return column === null ? [] : saidList.parse(JSON.parse(column))
}

/** What two files, or two records of one person, say together. */
export function joinSaid(one: string | null, other: string | null): string | null {
  if (one === null || other === null || one === other) return one ?? other
  const byText = new Map([...readSaid(one), ...readSaid(other)].map((said) => [JSON.stringify(said), said]))
  return writeSaid([...byText.values()])
}

/** Whose date is a field of its own: what is told of them is only what the file has besides. */
const ofFields: ReadonlySet<SaidEvent> = new Set(['birth', 'death', 'marriage', 'divorce'])
/** What says nothing of when the person lived, or what an editor may have corrected. */
const undating: ReadonlySet<SaidEvent> = new Set([...ofFields, 'death_unsure', 'other'])

/**
 * The year before whose end the person was certainly born, by what is dated; null when nothing is. Of what is further
 * apart than a life one is a slip, and nobody living may count as dead by a slip: then by the last.
 */
export function saidNoLater(column: string | null): number | null {
  const dated = readSaid(column).filter(({ date, event }) => date && !undating.has(event))
  const years = dated.flatMap(({ date, begun }) => begun ?? (date && latestYear(date)) ?? [])
  if (years.length === 0) return null
  const first = Math.min(...years)
  const last = Math.max(...years, ...dated.flatMap(({ date }) => date?.year ?? []))
  return last - first <= livingForYears ? first : last
}

/** 'døbt 3. maj 1720 i Tversted', 'født »Dom. 3 p. Trin. 1743«', 'stilling: smed, 1801'. */
function saidText({ event, date: told, words: own, place, text, begun }: Said): string {
  const date = ofFields.has(event) ? null : told
  const named = text ? `${words[event]} ${text}${date || place ? ',' : ''}`.trim() : words[event].replace(/:$/, '')
  const when =
    date && (begun ? `fra ${formatTreeDate({ ...date, qualifier: undefined })}` : formatTreeDateAfterVerb(date))
  return [named, when, place && placeInWords(place), own && `»${own}«`].filter(Boolean).join(' ')
}

/** What a file says of a death of which it does not say that it happened. */
export function unsureDeathText(column: string | null): string | null {
  const found = readSaid(column).find(({ event }) => event === 'death_unsure')
  return found ? saidText(found) : null
}

type Life = { born: TreeDate | null; died: TreeDate | null; isDead: boolean }

/**
 * What a family reads besides the dates of birth and death, in the order of a life; without the file's words for a date
 * that somebody has corrected, and without doubt about a death that somebody has confirmed.
 */
export function saidBeside(column: string | null, { born, died, isDead }: Life): string[] {
  const isAnswered = (own: Said, date: TreeDate | null) =>
    date !== null &&
    (own.date ? formatTreeDate(own.date) !== formatTreeDate(date) : !own.words?.includes(String(date.year)))
  const told = readSaid(column).filter((own) => {
    if (own.event === 'birth') return !isAnswered(own, born)
    if (own.event === 'death') return !isAnswered(own, died)
    return own.event !== 'death_unsure' || !isDead
  })
  return told.sort(byLife).map(saidText)
}

/** What a family reads besides a couple's wedding and its end. */
export function saidOfCouple(column: string | null): string[] {
  return readSaid(column).sort(byLife).map(saidText)
}

function byLife(a: Said, b: Said): number {
  const places = saidEvents.indexOf(a.event) - saidEvents.indexOf(b.event)
  return a.date && b.date ? orderPartialDates(a.date, b.date) || places : places
}

const insteadOfBirth: readonly SaidEvent[] = ['birth', 'christening']
const insteadOfDeath: readonly SaidEvent[] = ['death', 'burial', 'cremation', 'probate']

/**
 * As `formatTreeLifespan`, with what the file says where a date is missing: 'Døbt 1720 – begravet 1788', 'Nævnt 1801'.
 */
export function saidLifespan(column: string | null, { born, died }: Omit<Life, 'isDead'>): string {
  if ((born && died) || column === null) return formatTreeLifespan(born, died)
  const said = readSaid(column)
  const first = born ? formatTreeLifespan(born, null) : shortest(said, insteadOfBirth)
  const last = died ? formatTreeLifespan(null, died) : shortest(said, insteadOfDeath)
  const parts = [first, last].filter((text) => text !== '')
  if (parts.length === 0) return capital(mention(said))
  return capital(parts.map((text) => text.charAt(0).toLocaleLowerCase('da-DK') + text.slice(1)).join(' – '))
}

/** The first of these events that has a year or words, in as few words. */
function shortest(said: readonly Said[], events: readonly SaidEvent[]): string {
  for (const event of events) {
    const own = said.find((each) => each.event === event && (each.date || each.words))
    if (own)
      return [
        words[event],
        own.date && !ofFields.has(event) ? formatTreeYearAfterVerb(own.date) : `»${own.words}«`,
      ].join(' ')
  }
  return ''
}

function mention(said: readonly Said[]): string {
  const dated = said.filter(({ event }) => !undating.has(event))
  const dates = dated.flatMap(({ date, begun }) => (begun ? [{ year: begun }] : (date ?? [])))
  const [first] = dates.sort(orderPartialDates)
  return first ? `nævnt ${formatTreeYearAfterVerb(first)}` : ''
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('da-DK') + text.slice(1)
}
