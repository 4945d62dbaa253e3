import 'server-only'
import { casePathByLink, getCaseIdByLink } from '@/lib/domain/support/case-links'
import { receiveReply } from '@/lib/domain/support/cases'
import { replierLimits, replyLimits } from '@/lib/domain/support/support-limits'
import { anyone, defineCommand } from '@/lib/server/command'
import { replyByLinkInput, replyForm } from '../schema'

/** Adds a sender's reply by the link from a mail; needs no account. */
export const replyByLink = defineCommand({
  name: 'support.reply-by-link',
  session: 'optional',
  status: 201,
  input: replyByLinkInput,
  limits: replierLimits,
  load: ({ token }) => getCaseIdByLink(token),
  authorize: anyone,
  subjectLimits: (_, __, caseId) => replyLimits(caseId),
  run: (context, { message }, caseId) => receiveReply(context, caseId, message),
  form: {
    name: replyForm,
    done: (_, { token = '' }) => `${casePathByLink(token)}&svaret=1`,
    back: ({ token = '' }) => casePathByLink(token),
    secret: ['token'],
  },
})
