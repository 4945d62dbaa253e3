import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

/** Who imported and decided: accounts of our staff. The deposits themselves are vouchers. */
export const bookkeepingHoldings = {
  signedBy: { BankFile: ['importedById'], BankLine: ['decidedById'] },
} satisfies Holdings
