import 'server-only'
import { addEntry, getCaseId, handlerOf, lockCase } from '@/lib/domain/support/cases'
import { canHandleCases } from '@/lib/domain/support/policy'
import { addNoteInput, type OpenedCase } from '@/lib/domain/support/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/** Adds an internal note. The sender never sees it, and the case's status is unchanged. */
export const addNote = defineCommand({
  name: 'support.add-note',
  session: 'required',
  status: 201,
  input: addNoteInput,
  load: nothing,
  authorize: canHandleCases,
  run: async ({ tx, actor, about }, { number, message }): Promise<OpenedCase> => {
    const id = await getCaseId(tx, number)
    await lockCase(tx, id)
    await addEntry(tx, id, { ...handlerOf(actor), kind: 'note', text: message })
    about({ type: 'support_case', id })
    return { number }
  },
})
