import 'server-only'
import { z } from 'zod'
import { getCaseIdByLink } from '@/lib/domain/support/case-links'
import { oldLinkSentence, shortTopicTexts, statusTexts, wrongLinkSentence } from '@/lib/domain/support/copy'
import { canHandleCases } from '@/lib/domain/support/policy'
import {
  type Assignee,
  type CaseCounts,
  type CaseFilter,
  type CasePage,
  type CaseSort,
  type CaseSummary,
  type CaseView,
  caseList,
  caseListInput,
  caseNumberInput,
  caseOrder,
  type EntryView,
  type OwnCaseSummary,
  type SenderCaseView,
  shownStatus,
} from '@/lib/domain/support/schema'
import { anyone } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import type { CsvColumn } from '@/lib/shared/csv'
import { danishMinute } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { urgencyOf } from './deadlines'

const casesPerPage = 25
const ownCasesShown = 50

/** Cases that match the filters: unless sorted otherwise, open ones oldest first, others newest first. */
export const listCases = defineRead({
  name: 'support.list-cases',
  session: 'required',
  input: caseListInput,
  authorize: canHandleCases,
  run: (actor, filter) => readPage(actor, filter, casesPerPage),
})

/** The same as a CSV file, without their threads. The download is logged. */
export const getCasesFile = defineRead({
  name: 'support.get-cases-file',
  session: 'required',
  input: caseListInput,
  authorize: canHandleCases,
  // Names and what they wrote about, in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const detail = { count: await db.supportCase.count({ where: whereOf(actor, filter), take: mostInFile }) }
    await recordLook(actor, 'support.save-cases', { type: 'support_cases', id: 'support_cases', detail })
    return listFile({
      filename: caseList.csv.filename,
      columns: csvColumns,
      readPage: (cursor, most) => readPage(actor, { ...filter, cursor }, most),
    })
  },
})

const csvColumns: ReadonlyArray<CsvColumn<CaseSummary>> = [
  ['Nr.', ({ number }) => number],
  ['Emne', ({ subject }) => subject],
  ['Navn', ({ name }) => name],
  ['Om', ({ topic }) => shortTopicTexts[topic]],
  ['Status', ({ status }) => statusTexts[status]],
  ['Hos', ({ assigneeName }) => assigneeName],
  ['Siden', ({ lastEntryAt }) => danishMinute(new Date(lastEntryAt))],
]

const sorted = sortedRows<CaseSort, Prisma.SupportCaseWhereInput, Prisma.SupportCaseOrderByWithRelationInput>('id', {
  number: { column: 'number', holds: 'number' },
  waiting: { column: 'lastEntryAt', holds: 'time' },
})

async function readPage(actor: Actor, filter: CaseFilter, most: number): Promise<CasePage> {
  const now = new Date()
  const { after, orderBy, pageOf } = sorted(caseOrder(filter), filter.cursor)
  const rows = await db.supportCase.findMany({
    where: { AND: [whereOf(actor, filter), after] },
    orderBy,
    take: most + 1,
    select: summaryColumns,
  })
  const page = pageOf(rows, most)
  return { items: page.rows.map((row) => caseSummary(row, now)), nextCursor: page.nextCursor }
}

function whereOf(actor: Actor, filter: CaseFilter): Prisma.SupportCaseWhereInput {
  const status = shownStatus(filter)
  return { AND: [caseSearch(actor, filter), status === 'all' ? {} : { status }] }
}

/** How many cases of each status match the other filters. */
export const countCases = defineRead({
  name: 'support.count-cases',
  session: 'required',
  input: caseListInput,
  authorize: canHandleCases,
  run: async (actor, filter) => {
    const groups = await db.supportCase.groupBy({
      by: ['status'],
      where: caseSearch(actor, filter),
      _count: { _all: true },
    })
    const counts: CaseCounts = { open: 0, answered: 0, closed: 0 }
    for (const { status, _count } of groups) counts[status] = _count._all
    return counts
  },
})

/** A case with its thread, including notes; null for an unknown number. */
export const findCase = defineRead({
  name: 'support.find-case',
  session: 'required',
  input: caseNumberInput,
  authorize: canHandleCases,
  run: (_, { number }) => readCase(number),
})

async function readCase(number: number): Promise<CaseView | null> {
  const now = new Date()
  const row = await db.supportCase.findUnique({
    where: { number },
    select: {
      ...summaryColumns,
      email: true,
      phone: true,
      about: true,
      assigneeId: true,
      createdAt: true,
      user: { select: { username: true } },
      entries: { select: entryColumns, orderBy: { id: 'asc' } },
    },
  })
  if (!row) return null
  const { email, phone, about, assigneeId, createdAt, user, entries } = row
  return {
    ...caseSummary(row, now),
    email,
    phone,
    about,
    assigneeId,
    createdAt: createdAt.toISOString(),
    username: user?.username ?? null,
    entries: entries.map(entryView),
    newestEntryId: entries.at(-1)?.id ?? '',
  }
}

/** The administrators that a case can be assigned to, by name. */
export const listAssignees = defineRead({
  name: 'support.list-assignees',
  session: 'required',
  input: z.object({}),
  authorize: canHandleCases,
  run: (): Promise<Assignee[]> =>
    db.user.findMany({
      where: { isAdmin: true, staffScope: 'full', disabledAt: null },
      select: { id: true, fullName: true },
      orderBy: { fullName: 'asc' },
    }),
})

/** The caller's own cases, newest first, at most 50; none for visitors. */
export const listOwnCases = defineRead({
  name: 'support.list-own-cases',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<OwnCaseSummary[]> => {
    const userId = userIdOf(actor)
    if (!userId) return []
    const rows = await db.supportCase.findMany({
      where: { userId },
      select: { number: true, status: true, subject: true, createdAt: true },
      orderBy: { number: 'desc' },
      take: ownCasesShown,
    })
    return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
  },
})

/** One of the caller's own cases; null for others. */
export const findOwnCase = defineRead({
  name: 'support.find-own-case',
  session: 'optional',
  input: caseNumberInput,
  authorize: anyone,
  run: async (actor, { number }): Promise<SenderCaseView | null> => {
    const userId = userIdOf(actor)
    if (!userId) return null
    const row = await db.supportCase.findFirst({ where: { number, userId }, select: senderColumns })
    return row && senderView(row)
  },
})

/** The thread behind a link from a mail, or why the link cannot be used. */
export const findCaseByLink = defineRead({
  name: 'support.find-case-by-link',
  session: 'optional',
  input: z.object({ token: boundedText(100).min(1) }),
  // The secret in the link is the key.
  authorize: anyone,
  run: (_, { token }) => openLink(token),
})

async function openLink(token: string): Promise<SenderCaseView | { message: string }> {
  try {
    const id = await getCaseIdByLink(token)
    return senderView(await db.supportCase.findUniqueOrThrow({ where: { id }, select: senderColumns }))
  } catch (error) {
    if (error instanceof DomainError)
      return { message: error.code === 'TOKEN_EXPIRED' ? oldLinkSentence : wrongLinkSentence }
    throw error
  }
}

/** The filters except status: assignee, topic, period, and search by number, name, address or text. */
function caseSearch(actor: Actor, { assignee, topic, search, ...period }: CaseFilter): Prisma.SupportCaseWhereInput {
  return {
    ...withinDays('lastEntryAt', period),
    ...(assignee === 'mine' ? { assigneeId: userIdOf(actor) } : {}),
    ...(assignee === 'none' ? { assigneeId: null } : {}),
    ...(topic ? { topic } : {}),
    ...(search ? { AND: wordsOf(search).map(withWord) } : {}),
  }
}

const wordsOf = (search: string) => search.split(/\s+/).slice(0, 8)

// Every word must match, each in any field: 'Birgit 1007' and 'granit kode' both find cases.
function withWord(word: string): Prisma.SupportCaseWhereInput {
  const contains = { contains: word.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  return {
    OR: [
      ...(/^\d{1,9}$/.test(word) ? [{ number: Number(word) }] : []),
      { name: contains },
      { email: contains },
      { phone: contains },
      { subject: contains },
      { about: contains },
      { entries: { some: { text: contains } } },
    ],
  }
}

export const summaryColumns = {
  id: true,
  number: true,
  topic: true,
  status: true,
  subject: true,
  name: true,
  dueOn: true,
  lastEntryAt: true,
  assignee: { select: { fullName: true } },
} satisfies Prisma.SupportCaseSelect

export function caseSummary(
  row: Prisma.SupportCaseGetPayload<{ select: typeof summaryColumns }>,
  now: Date,
): CaseSummary {
  const { number, topic, status, subject, name, assignee, lastEntryAt } = row
  return {
    number,
    topic,
    status,
    subject,
    name,
    assigneeName: assignee?.fullName ?? null,
    urgency: urgencyOf(row, now),
    lastEntryAt: lastEntryAt.toISOString(),
  }
}

export const entryColumns = {
  id: true,
  kind: true,
  authorName: true,
  text: true,
  createdAt: true,
} satisfies Prisma.SupportEntrySelect

export function entryView({
  createdAt,
  ...entry
}: Prisma.SupportEntryGetPayload<{ select: typeof entryColumns }>): EntryView {
  return { ...entry, createdAt: createdAt.toISOString() }
}

/** What the sender sees: no notes and no assignee. */
export const senderColumns = {
  number: true,
  topic: true,
  status: true,
  subject: true,
  createdAt: true,
  entries: {
    where: { kind: { in: ['from_sender', 'from_staff', 'closed', 'reopened'] } },
    select: entryColumns,
    orderBy: { id: 'asc' },
  },
} satisfies Prisma.SupportCaseSelect

export function senderView({
  createdAt,
  entries,
  ...row
}: Prisma.SupportCaseGetPayload<{ select: typeof senderColumns }>): SenderCaseView {
  return { ...row, createdAt: createdAt.toISOString(), entries: entries.map(entryView) }
}
