import 'server-only'
import { dueAgain } from '@/lib/domain/support/deadlines'
import { notifyAdministrators } from '@/lib/domain/support/notify-administrators'
import type { EntryKind, OpenedCase } from '@/lib/domain/support/schema'
import { refuseLinks } from '@/lib/server/abuse/spam-check'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import { type SignedInActor, userIdOf } from '@/lib/shared/actor'

/** Locks a case until the transaction ends and returns its row. Throws NOT_FOUND. */
export async function lockCase(tx: Transaction, id: string) {
  await lockRow(tx, 'SupportCase', id)
  const row = await tx.supportCase.findUnique({
    where: { id },
    select: {
      id: true,
      number: true,
      status: true,
      topic: true,
      subject: true,
      name: true,
      email: true,
      userId: true,
      assigneeId: true,
      report: { select: { decision: true } },
      entries: { select: { id: true }, orderBy: { id: 'desc' }, take: 1 },
    },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

export type LockedCase = Awaited<ReturnType<typeof lockCase>>

/** Throws CONFLICT if the thread has entries newer than the one the caller saw last. */
export function assertSeen({ entries }: LockedCase, seenEntryId: string): void {
  if (entries[0]?.id !== seenEntryId.toLowerCase()) throw new DomainError('CONFLICT')
}

type NewEntry = { kind: EntryKind; authorId: string | null; authorName: string; text?: string | null }

/** Adds an entry to the thread; returns its id. */
export async function addEntry(tx: Transaction, caseId: string, entry: NewEntry): Promise<string> {
  return (await tx.supportEntry.create({ data: { caseId, ...entry }, select: { id: true } })).id
}

/** The id of a case by its number. Throws NOT_FOUND. */
export async function getCaseId(tx: Transaction, number: number): Promise<string> {
  const found = await tx.supportCase.findUnique({ where: { number }, select: { id: true } })
  if (!found) throw new DomainError('NOT_FOUND')
  return found.id
}

/** The acting administrator as author of an entry. */
export function handlerOf({ userId, fullName }: SignedInActor): { authorId: string; authorName: string } {
  return { authorId: userId, authorName: fullName }
}

/** A robot gets the usual answer, and nothing it wrote is stored. */
export async function pretendedCase({ tx, about }: RunContext): Promise<OpenedCase> {
  about({ type: 'support_case', id: 'none', detail: { trapped: true } })
  const { _max } = await tx.supportCase.aggregate({ _max: { number: true } })
  return { number: (_max.number ?? 1000) + 1 }
}

/** Adds the sender's reply to the thread, reopens a closed case, and notifies administrators. Throws TOO_MANY_LINKS. */
export async function receiveReply(context: RunContext, caseId: string, text: string): Promise<OpenedCase> {
  // A reply may quote what it is about, and many links.
  refuseLinks({ message: text }, { message: 10 })
  const { tx, actor } = context
  const locked = await lockCase(tx, caseId)
  const author = {
    authorId: locked.userId && locked.userId === userIdOf(actor) ? locked.userId : null,
    authorName: locked.name,
  }
  if (locked.status === 'closed') await addEntry(tx, caseId, { ...author, kind: 'reopened' })
  await addEntry(tx, caseId, { ...author, kind: 'from_sender', text })
  // A second reply does not lose its place in the queue: an open case keeps the time since which it waits.
  if (locked.status !== 'open') {
    const now = new Date()
    const isOver = locked.status === 'closed'
    await tx.supportCase.update({
      where: { id: caseId },
      data: { status: 'open', closedAt: null, lastEntryAt: now, ...(isOver ? dueAgain(locked.topic, now) : {}) },
    })
  }
  await notifyAdministrators(context, { ...locked, text, isReply: true })
  context.about({ type: 'support_case', id: caseId })
  return { number: locked.number }
}
