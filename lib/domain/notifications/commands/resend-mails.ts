import 'server-only'
import { answerMailsForm, sendAgain } from '@/lib/domain/notifications/chosen-mails'
import { chosenMails } from '@/lib/domain/notifications/mail-list-schema'
import { canReadMails } from '@/lib/domain/notifications/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Sends up to 100 mails again that failed, were dropped or wait for their next try. */
export const resendMails = defineCommand({
  name: 'notifications.resend-mails',
  session: 'required',
  input: chosenMails,
  load: nothing,
  authorize: canReadMails,
  run: async (context, { ids }) => {
    const count = await sendAgain(context, ids)
    context.about({ type: 'mail', id: ids.length === 1 ? (ids[0] ?? '') : `${ids.length}`, detail: { count, ids } })
    return { count }
  },
  form: answerMailsForm('sendt'),
})
