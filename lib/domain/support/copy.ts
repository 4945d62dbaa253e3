import type { CaseStatus, EntryView, SupportTopic, WrittenTopic } from '@/lib/domain/support/schema'
import { formatDate } from '@/lib/shared/danish-time'

/** What the form calls a topic; plain enough to choose from without knowing the house. */
export const topicTexts: Record<WrittenTopic, string> = {
  question: 'Et spørgsmål',
  code: 'QR-koden på stenen',
  page: 'En mindeside',
  account: 'Min konto',
  reseller: 'Stenhugger eller forhandler',
  other: 'Noget andet',
}

/** What the console calls it: short, for a column and a filter. */
export const shortTopicTexts: Record<SupportTopic, string> = {
  question: 'Spørgsmål',
  code: 'QR-kode',
  page: 'Mindeside',
  account: 'Konto',
  report: 'Anmeldelse',
  reseller: 'Forhandler',
  other: 'Andet',
}

/** The state as the house says it: who it waits for. */
export const statusTexts: Record<CaseStatus, string> = {
  open: 'Venter på os',
  answered: 'Besvaret',
  closed: 'Lukket',
}

/** The state as the one who wrote reads it. */
export const senderStatusTexts: Record<CaseStatus, string> = {
  open: 'Venter på svar',
  answered: 'Besvaret',
  closed: 'Afsluttet',
}

/** What that means for the one who wrote. */
export const senderStatusSentences: Record<CaseStatus, string> = {
  open: 'Vi har fået det, du skrev, og svarer inden for to hverdage.',
  answered: 'Vi har svaret. Er der mere, så skriv det nedenfor.',
  closed: 'Henvendelsen er afsluttet. Skriver du igen, åbner vi den.',
}

/** What happened in a thread where nobody wrote anything, to be read behind the name of the one who did it. */
export function eventText({ kind, authorName, text }: Pick<EntryView, 'kind' | 'authorName' | 'text'>): string {
  if (kind === 'closed') return 'lukkede henvendelsen'
  if (kind === 'reopened') return 'åbnede henvendelsen igen'
  if (text === authorName) return 'tog henvendelsen'
  return text ? `gav henvendelsen til ${text}` : 'gav henvendelsen tilbage til alle'
}

/** 'Frist 3. maj 2026', or that it has passed. `dueOn` and `today` are Danish calendar days, yyyy-mm-dd. */
export function deadlineText(dueOn: string, today: string): string {
  const day = formatDate(new Date(`${dueOn}T12:00:00Z`))
  return dueOn < today ? `Fristen var ${day}` : `Frist ${day}`
}

export const waitedTooLong = 'Over to hverdage'

/** Why a link from a mail opens no case; what to do instead is said by the page. */
export const oldLinkSentence = 'Linket er mere end et år gammelt og virker ikke længere.'
export const wrongLinkSentence = 'Måske kom hele linket ikke med fra mailen.'

export const answersWithin = 'Vi svarer inden for to hverdage.'
