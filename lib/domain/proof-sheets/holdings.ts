import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { deleteOldSheets } from '@/lib/domain/proof-sheets/delete-old-sheets'
import type { Holdings } from '@/lib/server/holdings'

export const proofSheetHoldings = {
  signedBy: { ProofSheet: ['createdById', 'sentById'] },
  tidy: async (now) => {
    await deleteOldSheets(timeIsOver('openProofSheet', now).lt)
  },
  files: ['proof-sheets/'],
} satisfies Holdings
