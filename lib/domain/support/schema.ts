import { z } from 'zod'
import { emailField, fullNameField } from '@/lib/domain/accounts/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'
import { fetchAgain } from '@/lib/shared/input/fetch-again'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

export const maxSubjectLength = 140
export const maxAboutLength = 300
const maxMessageLength = 5000

/** The topics of the form on /contact. */
export const writtenTopics = ['question', 'code', 'page', 'account', 'reseller', 'other'] as const
/** Reports have their own form, in lib/domain/reports. */
export const supportTopics = [...writtenTopics, 'report'] as const
export type SupportTopic = (typeof supportTopics)[number]
export type WrittenTopic = (typeof writtenTopics)[number]

export const caseStatuses = ['open', 'answered', 'closed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

const messageField = (missing: string) => typedText(maxMessageLength, cleanText, { missing }).min(1, missing)

const phoneSentence = 'Skriv et telefonnummer med 8 cifre, eller lad feltet stå tomt.'
const phoneField = boundedText(40, { missing: phoneSentence, tooLong: phoneSentence })
  .nullish()
  .transform(
    (text) =>
      cleanLine(text ?? '')
        .replace(/[\s().\p{Pd}]/gu, '')
        .replace(/^(?:\+45|0045)/, '') || null,
  )
  .pipe(
    z
      .string()
      .regex(/^\d{8}$/, phoneSentence)
      .nullable(),
  )

export const topicField = z.enum(writtenTopics, 'Vælg, hvad det handler om.')

/** Only whether a robot filled it in counts. */
export const honeypot = z
  .unknown()
  .optional()
  .transform((value) => value !== undefined && value !== null && value !== '' && value !== false)

/** What comes with every form to us that anybody may send. */
export const openFormFields = {
  website: honeypot,
  altcha: boundedText(4000, { tooLong: 'Prøv at sende igen.' }).nullish(),
}

export const openCaseInput = z.object({
  topic: topicField,
  name: fullNameField,
  email: emailField,
  phone: phoneField,
  about: typedText(maxAboutLength, cleanLine, { missing: 'Skriv det som tekst.' })
    .nullish()
    .transform((text) => text || null),
  subject: typedText(maxSubjectLength, cleanLine, { missing: 'Skriv et emne.' }).min(1, 'Skriv et emne.'),
  message: messageField('Skriv, hvad vi kan hjælpe med.'),
  ...openFormFields,
})

export const caseNumber = typedNumber(z.number('Vi kender ikke det nummer.').int().min(1).max(2_147_483_647))
const replyField = messageField('Skriv dit svar.')

export const caseNumberInput = z.object({ number: caseNumber })
/** The field of both reply forms; the case comes from the page. */
export const replyFormInput = z.object({ message: replyField })
export const replyByLinkInput = replyFormInput.extend({ token: boundedText(100).min(1) })
export const replyToOwnCaseInput = replyFormInput.extend({ number: caseNumber })

/** The newest entry the caller saw, so that a reply that came meanwhile is not overlooked. */
export const seenEntryId = z.uuid(fetchAgain)

export const answerFormInput = z.object({ message: replyField })
export const answerCaseInput = answerFormInput.extend({ number: caseNumber, seenEntryId })
export const noteFormInput = z.object({ message: messageField('Skriv et notat.') })
export const addNoteInput = noteFormInput.extend({ number: caseNumber })
export const chooseAdministrator = 'Vælg en af administratorerne.'
export const assignCaseInput = z.object({
  number: caseNumber,
  /** Null unassigns the case. */
  assigneeId: z.uuid(chooseAdministrator).nullable(),
})
export const closeCaseInput = z.object({ number: caseNumber, seenEntryId })

export const caseSorts = ['number', 'waiting'] as const
export type CaseSort = (typeof caseSorts)[number]
export const casesPath = '/admin/support'

/** The console's filters, as in the address and the API. Invalid values count as empty. */
export const caseListInput = z.object({
  ...listFields(caseSorts),
  status: z
    .enum([...caseStatuses, 'all'])
    .optional()
    .catch(undefined),
  assignee: z.enum(['mine', 'none']).optional().catch(undefined),
  topic: z.enum(supportTopics).optional().catch(undefined),
})
export type CaseFilter = z.output<typeof caseListInput>

export const caseList: ConsoleListDeclaration<CaseSort> = {
  path: casesPath,
  csv: { path: '/api/admin/support.csv', filename: 'henvendelser.csv' },
  search: { label: 'Nummer, navn, mail eller ord', most: 100 },
  period: 'Sidst ændret fra',
  sorts: {
    number: { label: 'Nr.', first: 'falling' },
    waiting: { label: 'Siden', first: 'falling' },
  },
}

/** Open cases are listed by how long they have waited, others by their latest change. */
export function caseOrder({ sort, ...filter }: CaseFilter): ListOrder<CaseSort> {
  return sort ?? (shownStatus(filter) === 'open' ? 'waiting' : '-waiting')
}

/** The status to list: by default open cases, and all statuses for a search. */
export function shownStatus({ status, search }: Pick<CaseFilter, 'status' | 'search'>): CaseStatus | 'all' {
  return status ?? (search ? 'all' : 'open')
}

export type EntryKind = 'from_sender' | 'from_staff' | 'note' | 'assigned' | 'closed' | 'reopened'

/** Times are ISO 8601 in UTC. */
export type EntryView = { id: string; kind: EntryKind; authorName: string; text: string | null; createdAt: string }

export type CaseSummary = {
  number: number
  topic: SupportTopic
  status: CaseStatus
  subject: string
  name: string
  assigneeName: string | null
  /** How soon it must be answered, as text; null when neither overdue nor with a deadline. */
  urgency: { isOverdue: boolean; text: string } | null
  /** Since when an open case waits for us; the latest change of other cases. */
  lastEntryAt: string
}

export type CasePage = { items: CaseSummary[]; nextCursor: string | null }

/** The number of cases per status that match the other filters. */
export type CaseCounts = Record<CaseStatus, number>

/** A case as administrators see it. */
export type CaseView = CaseSummary & {
  /** Null for an anonymous sender. */
  email: string | null
  phone: string | null
  about: string | null
  /** The sender's account; null without one. */
  username: string | null
  assigneeId: string | null
  createdAt: string
  entries: EntryView[]
  newestEntryId: string
}

/** A case as its sender sees it, without notes. */
export type SenderCaseView = {
  number: number
  topic: SupportTopic
  status: CaseStatus
  subject: string
  createdAt: string
  entries: EntryView[]
}

export type OwnCaseSummary = Pick<SenderCaseView, 'number' | 'status' | 'subject' | 'createdAt'>
export type OpenedCase = { number: number }
export type Assignee = { id: string; fullName: string }

/** Each name is the form element's id and its key in `findDraft`. */
export const contactForm = 'henvendelse'
export const replyForm = 'svar'
