import type { CaseStatus, EntryKind, SupportTopic } from '@/lib/domain/support/schema'
import { db } from '@/lib/server/db'

type Options = {
  subject?: string
  name?: string
  email?: string
  topic?: SupportTopic
  status?: CaseStatus
  sender?: { id: string }
  assignee?: { id: string }
  lastEntryAt?: Date
  dueOn?: Date
  text?: string
}

/** A case with its opening line. */
export async function createCase({ sender, assignee, text, status = 'open', ...columns }: Options = {}) {
  const email = columns.email ?? 'birgit@eksempel.dk'
  const { id, number } = await db.supportCase.create({
    data: {
      topic: 'question',
      subject: 'Koden kan ikke læses',
      name: 'Birgit Lund',
      ...columns,
      status,
      email,
      emailKey: email,
      userId: sender?.id ?? null,
      assigneeId: assignee?.id ?? null,
      closedAt: status === 'closed' ? new Date() : null,
    },
    select: { id: true, number: true },
  })
  return { id, number, entryId: await createEntry(id, 'from_sender', text ?? 'Telefonen finder ikke siden.') }
}

export async function createEntry(caseId: string, kind: EntryKind, text: string | null = null): Promise<string> {
  const data = { caseId, kind, authorName: kind === 'from_sender' ? 'Birgit Lund' : 'Anne Bach', text }
  return (await db.supportEntry.create({ data, select: { id: true } })).id
}

/** The thread as kinds and texts, oldest first. */
export function readThread(caseId: string) {
  return db.supportEntry.findMany({
    where: { caseId },
    select: { kind: true, authorName: true, text: true },
    orderBy: { id: 'asc' },
  })
}
