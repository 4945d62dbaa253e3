import 'server-only'
import { addNoteInput } from '@/lib/domain/resellers/console-schema'
import { resellerDeskForm } from '@/lib/domain/resellers/paths'
import { forOperators } from '@/lib/domain/resellers/policy'
import { getReseller } from '@/lib/domain/resellers/resellers'
import { defineCommand } from '@/lib/server/command'

/** Adds an internal note on a reseller. The reseller never sees it. */
export const addNote = defineCommand({
  name: 'resellers.add-note',
  ...forOperators,
  input: addNoteInput,
  load: ({ id }) => getReseller(id),
  run: async (context, { id, text }) => {
    const { userId: authorId, fullName: authorName } = context.actor
    await context.tx.resellerNote.create({ data: { resellerId: id, authorId, authorName, text } })
    context.about({ type: 'reseller', id })
    return { ok: true }
  },
  form: resellerDeskForm,
})
