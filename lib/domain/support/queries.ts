import 'server-only'
import { getCaseIdByLink } from '@/lib/domain/support/case-links'
import { caseSearch } from '@/lib/domain/support/case-search'
import {
  caseSummary,
  entryColumns,
  entryView,
  senderColumns,
  senderView,
  summaryColumns,
} from '@/lib/domain/support/case-view'
import { oldLinkSentence, wrongLinkSentence } from '@/lib/domain/support/copy'
import { assertHandlesCases } from '@/lib/domain/support/get-case-subject'
import {
  type Assignee,
  type CaseCounts,
  type CaseFilter,
  type CasePage,
  type CaseView,
  type OwnCaseSummary,
  type SenderCaseView,
  shownStatus,
} from '@/lib/domain/support/schema'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'

const casesPerPage = 25
const ownCasesShown = 50

/** Cases by the filters: those that wait oldest first, others newest first. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listCases(actor: Actor, filter: CaseFilter, now = new Date()): Promise<CasePage> {
  assertHandlesCases(actor)
  const status = shownStatus(filter)
  const direction = status === 'open' ? 'asc' : 'desc'
  const rows = await db.supportCase.findMany({
    where: {
      AND: [caseSearch(actor, filter), placeAfter(filter.cursor, direction)],
      ...(status === 'all' ? {} : { status }),
    },
    orderBy: [{ lastEntryAt: direction }, { id: direction }],
    take: casesPerPage + 1,
    select: summaryColumns,
  })
  const shown = rows.slice(0, casesPerPage)
  const last = shown.at(-1)
  return {
    items: shown.map((row) => caseSummary(row, now)),
    nextCursor: rows.length > casesPerPage && last ? `${last.lastEntryAt.getTime()}.${last.id}` : null,
  }
}

/** How many the same filters find in each state. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function countCases(actor: Actor, filter: CaseFilter): Promise<CaseCounts> {
  assertHandlesCases(actor)
  const groups = await db.supportCase.groupBy({
    by: ['status'],
    where: caseSearch(actor, filter),
    _count: { _all: true },
  })
  const counts: CaseCounts = { open: 0, answered: 0, closed: 0 }
  for (const { status, _count } of groups) counts[status] = _count._all
  return counts
}

/** One case with its whole thread, notes and all; null when there is none. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function findCase(actor: Actor, number: number, now = new Date()): Promise<CaseView | null> {
  assertHandlesCases(actor)
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
    ...{ email, phone, about, assigneeId },
    createdAt: createdAt.toISOString(),
    username: user?.username ?? null,
    entries: entries.map(entryView),
    newestEntryId: entries.at(-1)?.id ?? '',
  }
}

/** Those whom a case can be given to, by name. Throws UNAUTHENTICATED or FORBIDDEN. */
export function listAssignees(actor: Actor): Promise<Assignee[]> {
  assertHandlesCases(actor)
  return db.user.findMany({
    where: { isAdmin: true, staffScope: 'full', disabledAt: null },
    select: { id: true, fullName: true },
    orderBy: { fullName: 'asc' },
  })
}

/** The account's own cases, newest first, fifty at most; none for visitors. */
export async function listOwnCases(actor: Actor): Promise<OwnCaseSummary[]> {
  const userId = userIdOf(actor)
  if (!userId) return []
  const rows = await db.supportCase.findMany({
    where: { userId },
    select: { number: true, status: true, subject: true, createdAt: true },
    orderBy: { number: 'desc' },
    take: ownCasesShown,
  })
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}

/** A case that this account wrote; null for everybody else's. */
export async function findOwnCase(actor: Actor, number: number): Promise<SenderCaseView | null> {
  const userId = userIdOf(actor)
  if (!userId) return null
  const row = await db.supportCase.findFirst({ where: { number, userId }, select: senderColumns })
  return row && senderView(row)
}

/** What the page behind a link from a mail shows: the thread, or why the link opens nothing. */
export async function findCaseByLink(token: string): Promise<SenderCaseView | { message: string }> {
  try {
    const id = await getCaseIdByLink(token)
    return senderView(await db.supportCase.findUniqueOrThrow({ where: { id }, select: senderColumns }))
  } catch (error) {
    if (error instanceof DomainError)
      return { message: error.code === 'TOKEN_EXPIRED' ? oldLinkSentence : wrongLinkSentence }
    throw error
  }
}

/** Everything behind that place in the list. */
function placeAfter(cursor: string | undefined, direction: 'asc' | 'desc') {
  const [time, id] = cursor?.split('.') ?? []
  if (!time || !id) return {}
  const lastEntryAt = new Date(Number(time))
  return direction === 'asc'
    ? { OR: [{ lastEntryAt: { gt: lastEntryAt } }, { lastEntryAt, id: { gt: id } }] }
    : { OR: [{ lastEntryAt: { lt: lastEntryAt } }, { lastEntryAt, id: { lt: id } }] }
}
