import 'server-only'
import { addEntry, getCaseSubject, handlerOf, holdCase } from '@/lib/domain/support/case-row'
import { dueAgain } from '@/lib/domain/support/deadlines'
import { canHandleCases } from '@/lib/domain/support/policy'
import { caseNumberInput, type OpenedCase } from '@/lib/domain/support/schema'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Takes a closed case up again; from now on it waits for an answer. */
export const reopenCase = defineCommand({
  name: 'support.reopen-case',
  session: 'required',
  input: caseNumberInput,
  load: ({ number }, { actor }) => getCaseSubject(actor, number),
  authorize: canHandleCases,
  run: async ({ tx, actor, about }, _, { id }): Promise<OpenedCase> => {
    const held = await holdCase(tx, id)
    if (held.status !== 'closed') throw new DomainError('CONFLICT')
    const now = new Date()
    const data = { status: 'open' as const, closedAt: null, lastEntryAt: now, ...dueAgain(held.topic, now) }
    await tx.supportCase.update({ where: { id }, data })
    await addEntry(tx, id, { ...handlerOf(actor), kind: 'reopened' })
    about({ type: 'support_case', id })
    return { number: held.number }
  },
})
