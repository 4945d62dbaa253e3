import 'server-only'
import { addEntry, assertSeen, getCaseId, handlerOf, lockCase } from '@/lib/domain/support/cases'
import { SupportError } from '@/lib/domain/support/errors'
import { canHandleCases } from '@/lib/domain/support/policy'
import { closeCaseInput, type OpenedCase } from '@/lib/domain/support/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Closes a case. Throws CONFLICT if it is closed or has unseen entries, REPORT_UNDECIDED for an undecided report. */
export const closeCase = defineCommand({
  name: 'support.close-case',
  session: 'required',
  input: closeCaseInput,
  load: nothing,
  authorize: canHandleCases,
  run: async ({ tx, actor, about }, { number, seenEntryId }): Promise<OpenedCase> => {
    const id = await getCaseId(tx, number)
    const locked = await lockCase(tx, id)
    if (locked.status === 'closed') throw new DomainError('CONFLICT')
    // A reporter is owed a decision with reasons.
    if (locked.report && !locked.report.decision) throw new SupportError('REPORT_UNDECIDED')
    assertSeen(locked, seenEntryId)
    const now = new Date()
    await tx.supportCase.update({ where: { id }, data: { status: 'closed', closedAt: now, lastEntryAt: now } })
    await addEntry(tx, id, { ...handlerOf(actor), kind: 'closed' })
    about({ type: 'support_case', id })
    return { number }
  },
})
