import 'server-only'
import { sendMailJob } from '@/lib/domain/notifications/jobs'
import { mailsPath } from '@/lib/domain/notifications/mail-list-schema'
import { canReadMails } from '@/lib/domain/notifications/policy'
import { mailInput } from '@/lib/domain/notifications/schema'
import { defineCommand, nothing } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Queues a mail again that failed or was dropped. It keeps its Message-ID, because it is the same mail. */
export const resendMail = defineCommand({
  name: 'notifications.resend-mail',
  input: mailInput,
  session: 'required',
  load: nothing,
  authorize: canReadMails,
  run: async ({ tx, enqueue, about }, { id }) => {
    const { count } = await tx.mail.updateMany({
      where: { id, status: { in: ['failed', 'dropped'] } },
      data: { status: 'queued', attempts: 0 },
    })
    if (count === 0) throw new DomainError((await tx.mail.count({ where: { id } })) > 0 ? 'CONFLICT' : 'NOT_FOUND')
    await enqueue(sendMailJob, { mailId: id })
    about({ type: 'mail', id })
    return { ok: true }
  },
  form: { name: 'mail', done: () => mailsPath, back: () => mailsPath },
})
