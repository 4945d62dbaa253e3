import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { addNote } from '@/lib/domain/support/commands/add-note'
import { answerCase } from '@/lib/domain/support/commands/answer-case'
import { assignCase } from '@/lib/domain/support/commands/assign-case'
import { closeCase } from '@/lib/domain/support/commands/close-case'
import { openCase } from '@/lib/domain/support/commands/open-case'
import { reopenCase } from '@/lib/domain/support/commands/reopen-case'
import { replyByLink } from '@/lib/domain/support/commands/reply-by-link'
import { replyToOwnCase } from '@/lib/domain/support/commands/reply-to-own-case'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createCase } from '@/tests/factories/support'

let count = 0
const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })

export const supportRows: Record<string, AccessRow> = {
  'support.open-case': {
    command: openCase,
    input: () => ({
      topic: 'page',
      name: 'Bo Holm',
      email: `adgang-sag${++count}@eksempel.dk`,
      subject: 'Et billede',
      message: 'Tag det ned.',
    }),
    outcomes: outcomes('ok'),
  },
  // Authorised by the secret in the link.
  'support.reply-by-link': {
    command: replyByLink,
    input: async () => {
      const { id: supportCaseId } = await createCase()
      const token = await createAccessToken(db, { kind: 'support_case', supportCaseId, validMs: 3600_000 })
      return { token, message: 'Tak.' }
    },
    outcomes: outcomes('ok'),
  },
  'support.reply-to-own-case': {
    command: replyToOwnCase,
    input: async ({ people }) => ({ number: (await createCase({ sender: people.owner })).number, message: 'Tak.' }),
    outcomes: outcomes(404, { visitor: 401, owner: 'ok' }),
  },
  'support.answer-case': {
    command: answerCase,
    input: async () => {
      const { number, entryId } = await createCase()
      return { number, seenEntryId: entryId, message: 'Prøv igen nu.' }
    },
    outcomes: administratorsOnly,
  },
  'support.add-note': {
    command: addNote,
    input: async () => ({ number: (await createCase()).number, message: 'Ring til stenhuggeren.' }),
    outcomes: administratorsOnly,
  },
  'support.assign-case': {
    command: assignCase,
    input: async ({ people }) => ({ number: (await createCase()).number, assigneeId: people.administrator.id }),
    outcomes: administratorsOnly,
  },
  'support.close-case': {
    command: closeCase,
    input: async () => {
      const { number, entryId } = await createCase()
      return { number, seenEntryId: entryId }
    },
    outcomes: administratorsOnly,
  },
  'support.reopen-case': {
    command: reopenCase,
    input: async () => ({ number: (await createCase({ status: 'closed' })).number }),
    outcomes: administratorsOnly,
  },
}
