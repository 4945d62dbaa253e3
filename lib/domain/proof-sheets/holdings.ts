import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { deleteOldSheets } from '@/lib/domain/proof-sheets/delete-old-sheets'
import { forgetAddresses } from '@/lib/domain/proof-sheets/forget-addresses'
import type { Holdings } from '@/lib/server/holdings'

export const proofSheetHoldings = {
  signedBy: { ProofSheet: ['createdById', 'sentById'] },
  tidy: async (now) => {
    await deleteOldSheets(timeIsOver('openProofSheet', now).lt)
    await forgetAddresses(timeIsOver('approvedSheetAddress', now).lt)
  },
  files: ['proof-sheets/'],
} satisfies Holdings
