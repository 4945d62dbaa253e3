import 'server-only'
import { answerLimits, answerSheet } from '@/lib/domain/proof-sheets/answer-sheet'
import { changesFormName } from '@/lib/domain/proof-sheets/copy'
import { familySheetPath } from '@/lib/domain/proof-sheets/paths'
import { requestChangesInput } from '@/lib/domain/proof-sheets/schema'
import { getSheetByLink } from '@/lib/domain/proof-sheets/sheets'
import { refuseSpam } from '@/lib/server/abuse/spam-check'
import { anyone, defineCommand } from '@/lib/server/command'

/** The family requests changes; the sender gets their message by mail. Throws as `answerSheet`. */
export const requestChanges = defineCommand({
  name: 'proof-sheets.request-changes',
  session: 'optional',
  input: requestChangesInput,
  limits: answerLimits,
  load: ({ token, answer }) => {
    refuseSpam({ answer }, { answer: 3 })
    return getSheetByLink(token)
  },
  authorize: anyone,
  run: (context, { token, version, name, answer }) =>
    answerSheet(context, token, { status: 'changes_requested', version, name, answer }),
  form: {
    name: changesFormName,
    done: (_, { token = '' }) => familySheetPath(token),
    back: ({ token = '' }) => familySheetPath(token),
  },
})
