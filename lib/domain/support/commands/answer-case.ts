import 'server-only'
import { isConfirmedAddressOf } from '@/lib/domain/accounts/email-addresses'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { createCaseLink } from '@/lib/domain/support/case-links'
import { addEntry, assertSeen, getCaseId, handlerOf, lockCase } from '@/lib/domain/support/cases'
import { SupportError } from '@/lib/domain/support/errors'
import { canHandleCases } from '@/lib/domain/support/policy'
import { answerCaseInput, type OpenedCase } from '@/lib/domain/support/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/** Answers the sender by mail and in the thread; an unassigned case is assigned to the actor. */
export const answerCase = defineCommand({
  name: 'support.answer-case',
  session: 'required',
  status: 201,
  input: answerCaseInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { number, message, seenEntryId }): Promise<OpenedCase> => {
    const { tx, actor } = context
    const id = await getCaseId(tx, number)
    const handler = handlerOf(actor)
    const locked = await lockCase(tx, id)
    if (!locked.email) throw new SupportError('CASE_WITHOUT_MAIL')
    if (locked.status === 'closed') throw new SupportError('CASE_CLOSED')
    assertSeen(locked, seenEntryId)
    await addEntry(tx, id, { ...handler, kind: 'from_staff', text: message })
    await tx.supportCase.update({
      where: { id },
      data: { status: 'answered', lastEntryAt: new Date(), assigneeId: locked.assigneeId ?? handler.authorId },
    })
    const { name, subject, email, userId } = locked
    const link = await createCaseLink(tx, id)
    const isOwn = await isConfirmedAddressOf(tx, userId, email)
    const sender = isOwn ? { name, subject } : { name: null, subject: null }
    const props = { number, ...sender, text: message, answeredBy: handler.authorName, ...link }
    await queueMail(context, { to: email, mail: { template: 'support-answer', props } })
    if (userId) {
      // Already mailed, so it is left out of summaries.
      const kind = 'support_case_answered' as const
      await tx.notification.create({ data: { userId, kind, supportCaseId: id, mailedAt: new Date() } })
    }
    context.about({ type: 'support_case', id })
    return { number }
  },
})
