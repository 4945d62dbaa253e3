import 'server-only'
import { addEntry, lockCase } from '@/lib/domain/support/case-row'
import { dueAgain } from '@/lib/domain/support/deadlines'
import type { OpenedCase } from '@/lib/domain/support/schema'
import { tellAdministrators } from '@/lib/domain/support/tell-administrators'
import type { RunContext } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'

/** Adds the sender's reply to the thread, reopens a closed case, and notifies administrators. */
export async function receiveReply(context: RunContext, caseId: string, text: string): Promise<OpenedCase> {
  const { tx, actor } = context
  const held = await lockCase(tx, caseId)
  const author = {
    authorId: held.userId && held.userId === userIdOf(actor) ? held.userId : null,
    authorName: held.name,
  }
  if (held.status === 'closed') await addEntry(tx, caseId, { ...author, kind: 'reopened' })
  await addEntry(tx, caseId, { ...author, kind: 'from_sender', text })
  // A second reply does not lose its place in the queue: an open case keeps the time since which it waits.
  if (held.status !== 'open') {
    const now = new Date()
    const isOver = held.status === 'closed'
    await tx.supportCase.update({
      where: { id: caseId },
      data: { status: 'open', closedAt: null, lastEntryAt: now, ...(isOver ? dueAgain(held.topic, now) : {}) },
    })
  }
  await tellAdministrators(context, { ...held, text, isReply: true })
  context.about({ type: 'support_case', id: caseId })
  return { number: held.number }
}
