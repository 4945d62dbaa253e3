import 'server-only'
import { answerMailsForm, dropChosen } from '@/lib/domain/notifications/chosen-mails'
import { chosenMails } from '@/lib/domain/notifications/mail-list-schema'
import { canReadMails } from '@/lib/domain/notifications/policy'
import { defineCommand, nothing } from '@/lib/server/command'

/** Drops up to 100 mails that wait or failed: they are not sent, unless somebody sends them again. */
export const dropMails = defineCommand({
  name: 'notifications.drop-mails',
  session: 'required',
  input: chosenMails,
  load: nothing,
  authorize: canReadMails,
  run: async (context, { ids }) => {
    const count = await dropChosen(context, ids)
    context.about({ type: 'mail', id: ids.length === 1 ? (ids[0] ?? '') : `${ids.length}`, detail: { count, ids } })
    return { count }
  },
  form: answerMailsForm('droppet'),
})
