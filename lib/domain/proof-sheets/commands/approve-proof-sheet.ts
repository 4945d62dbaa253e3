import 'server-only'
import { answerLimits, answerSheet } from '@/lib/domain/proof-sheets/answer-sheet'
import { approveFormName } from '@/lib/domain/proof-sheets/copy'
import { familySheetPath } from '@/lib/domain/proof-sheets/paths'
import { approveProofSheetInput } from '@/lib/domain/proof-sheets/schema'
import { getSheetByLink } from '@/lib/domain/proof-sheets/sheets'
import { anyone, defineCommand } from '@/lib/server/command'

/**
 * The family approves the version it read. From then on neither text nor drawing can change. Throws as `answerSheet`.
 */
export const approveProofSheet = defineCommand({
  name: 'proof-sheets.approve-proof-sheet',
  session: 'optional',
  input: approveProofSheetInput,
  limits: answerLimits,
  load: ({ token }) => getSheetByLink(token),
  authorize: anyone,
  run: (context, { token, version, name }) =>
    answerSheet(context, token, { status: 'approved', version, name, answer: null }),
  form: {
    name: approveFormName,
    done: (_, { token = '' }) => familySheetPath(token),
    back: ({ token = '' }) => familySheetPath(token),
  },
})
