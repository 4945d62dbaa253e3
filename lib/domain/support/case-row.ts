import 'server-only'
import type { EntryKind } from '@/lib/domain/support/schema'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/** Holds a case for this transaction: of two who act on it at once, the second sees what the first did. */
export async function holdCase(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT 1 FROM "SupportCase" WHERE id = ${id}::uuid FOR UPDATE`
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

export type HeldCase = Awaited<ReturnType<typeof holdCase>>

/** Throws CONFLICT when the thread has grown since the writer read it. */
export function assertSeen({ entries }: HeldCase, seenEntryId: string): void {
  if (entries[0]?.id !== seenEntryId.toLowerCase()) throw new DomainError('CONFLICT')
}

type NewEntry = { kind: EntryKind; authorId: string | null; authorName: string; text?: string | null }

/** Adds a line to the thread; returns its id. */
export async function addEntry(tx: Transaction, caseId: string, entry: NewEntry): Promise<string> {
  return (await tx.supportEntry.create({ data: { caseId, ...entry }, select: { id: true } })).id
}
