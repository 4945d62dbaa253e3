import 'server-only'
import { addEntry, getCaseId, handlerOf, lockCase } from '@/lib/domain/support/cases'
import { dueAgain } from '@/lib/domain/support/deadlines'
import { canHandleCases } from '@/lib/domain/support/policy'
import { caseNumberInput, type OpenedCase } from '@/lib/domain/support/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Reopens a closed case, which then waits for an answer. Throws CONFLICT if it is not closed. */
export const reopenCase = defineCommand({
  name: 'support.reopen-case',
  session: 'required',
  input: caseNumberInput,
  load: nothing,
  authorize: canHandleCases,
  run: async ({ tx, actor, about }, { number }): Promise<OpenedCase> => {
    const id = await getCaseId(tx, number)
    const locked = await lockCase(tx, id)
    if (locked.status !== 'closed') throw new DomainError('CONFLICT')
    const now = new Date()
    const data = { status: 'open' as const, closedAt: null, lastEntryAt: now, ...dueAgain(locked.topic, now) }
    await tx.supportCase.update({ where: { id }, data })
    await addEntry(tx, id, { ...handlerOf(actor), kind: 'reopened' })
    about({ type: 'support_case', id })
    return { number }
  },
})
