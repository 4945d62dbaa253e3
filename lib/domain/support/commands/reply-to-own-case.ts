import 'server-only'
import { ownCasePath } from '@/lib/domain/support/case-links'
import { receiveReply } from '@/lib/domain/support/cases'
import { replierLimits, replyLimits } from '@/lib/domain/support/support-limits'
import { anySignedIn, defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { replyForm, replyToOwnCaseInput } from '../schema'

/** Adds a reply to the caller's own case. Throws NOT_FOUND for other cases. */
export const replyToOwnCase = defineCommand({
  name: 'support.reply-to-own-case',
  session: 'required',
  status: 201,
  input: replyToOwnCaseInput,
  limits: replierLimits,
  load: async ({ number }, { actor }) => {
    const own = await db.supportCase.findFirst({ where: { number, userId: actor.userId }, select: { id: true } })
    if (!own) throw new DomainError('NOT_FOUND')
    return own
  },
  authorize: anySignedIn,
  subjectLimits: (_, __, { id }) => replyLimits(id),
  run: (context, { message }, { id }) => receiveReply(context, id, message),
  form: {
    name: replyForm,
    done: ({ number }) => `${ownCasePath(number)}&svaret=1`,
    back: ({ number = '' }) => `/contact?nr=${encodeURIComponent(number)}`,
  },
})
