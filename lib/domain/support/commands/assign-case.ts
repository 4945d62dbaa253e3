import 'server-only'
import { addEntry, getCaseId, handlerOf, lockCase } from '@/lib/domain/support/cases'
import { notifyOfCase } from '@/lib/domain/support/notify-administrators'
import { canHandleCases } from '@/lib/domain/support/policy'
import { assignCaseInput, chooseAdministrator, type OpenedCase } from '@/lib/domain/support/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Assigns a case to a full administrator and notifies them, or unassigns it. */
export const assignCase = defineCommand({
  name: 'support.assign-case',
  session: 'required',
  input: assignCaseInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { number, assigneeId }): Promise<OpenedCase> => {
    const { tx, actor, about } = context
    const id = await getCaseId(tx, number)
    const locked = await lockCase(tx, id)
    about({ type: 'support_case', id })
    if (locked.assigneeId === assigneeId) return { number }
    const assignee = assigneeId
      ? await tx.user.findFirst({
          where: { id: assigneeId, isAdmin: true, staffScope: 'full', disabledAt: null },
          select: { fullName: true },
        })
      : null
    if (assigneeId && !assignee) {
      throw new DomainError('INVALID_INPUT', {}, { assigneeId: chooseAdministrator })
    }
    await tx.supportCase.update({ where: { id }, data: { assigneeId } })
    await addEntry(tx, id, { ...handlerOf(actor), kind: 'assigned', text: assignee?.fullName ?? null })
    if (assigneeId && locked.status === 'open') await notifyOfCase(context, id, [assigneeId])
    return { number }
  },
})
