import 'server-only'
import type { EntryKind } from '@/lib/domain/support/schema'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRow } from '@/lib/server/lock-rows'
import type { SignedInActor } from '@/lib/shared/actor'

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
