import { caseLinkDays, workingDaysToAnswer } from '@/lib/domain/support/policy'
import type { CaseStatus, EntryView, SupportTopic, WrittenTopic } from '@/lib/domain/support/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { countInWords, daysInWords } from '@/lib/shared/number-words'

/** 'to hverdage'; an application is answered as fast. */
export const answerTime = countInWords(workingDaysToAnswer, { one: 'hverdag', many: 'hverdage', gender: 'en' })

/** The topics as the contact form shows them. */
export const topicTexts: Record<WrittenTopic, string> = {
  question: 'Et spørgsmål',
  code: 'QR-koden på stenen',
  page: 'En mindeside',
  account: 'Min konto',
  reseller: 'Stenhugger eller forhandler',
  other: 'Noget andet',
}

/** Short, for the console's column and filter. */
export const shortTopicTexts: Record<SupportTopic, string> = {
  question: 'Spørgsmål',
  code: 'QR-kode',
  page: 'Mindeside',
  account: 'Konto',
  report: 'Anmeldelse',
  reseller: 'Forhandler',
  other: 'Andet',
}

/** The status as administrators read it. */
export const statusTexts: Record<CaseStatus, string> = {
  open: 'Venter på os',
  answered: 'Besvaret',
  closed: 'Lukket',
}

/** The status as the sender reads it. */
export const senderStatusTexts: Record<CaseStatus, string> = {
  open: 'Venter på svar',
  answered: 'Besvaret',
  closed: 'Afsluttet',
}

/** What the status means for the sender. */
export const senderStatusSentences: Record<CaseStatus, string> = {
  open: `Vi har fået det, du skrev, og svarer inden for ${answerTime}.`,
  answered: 'Vi har svaret. Er der mere, så skriv det nedenfor.',
  closed: 'Henvendelsen er afsluttet. Skriver du igen, åbner vi den.',
}

/** An entry without a message, as text after the author's name. */
export function eventText({ kind, authorName, text }: Pick<EntryView, 'kind' | 'authorName' | 'text'>): string {
  if (kind === 'closed') return 'lukkede henvendelsen'
  if (kind === 'reopened') return 'åbnede henvendelsen igen'
  if (text === authorName) return 'tog henvendelsen'
  return text ? `gav henvendelsen til ${text}` : 'gav henvendelsen tilbage til alle'
}

/** 'Frist 3. maj 2026', or 'Fristen var …' once passed. `dueOn` and `today` are Danish dates, yyyy-mm-dd. */
export function deadlineText(dueOn: string, today: string): string {
  const day = formatDate(new Date(`${dueOn}T12:00:00Z`))
  return dueOn < today ? `Fristen var ${day}` : `Frist ${day}`
}

export const waitedTooLong = `Over ${answerTime}`

/** Why a link from a mail opens no case. The page says what to do instead. */
export const oldLinkSentence = `Linket er mere end ${daysInWords(caseLinkDays)} gammelt og virker ikke længere.`
export const wrongLinkSentence = 'Måske kom hele linket ikke med fra mailen.'

export const answersWithin = `Vi svarer inden for ${answerTime}.`
