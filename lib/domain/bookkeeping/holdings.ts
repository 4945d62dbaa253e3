import 'server-only'
import { db } from '@/lib/server/db'
import type { Holdings } from '@/lib/server/holdings'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * Who imported and decided: accounts of our staff. The deposits themselves are vouchers, kept as long as the invoices:
 * five years from the end of their year (bogføringsloven § 12).
 */
export const bookkeepingHoldings = {
  signedBy: { BankFile: ['importedById'], BankLine: ['decidedById'] },
  tidy: async (now) => {
    const keptFrom = new Date(`${Number(danishDay(now).slice(0, 4)) - 5}-01-01`)
    await db.bankLine.deleteMany({ where: { bookedOn: { lt: keptFrom } } })
    await db.bankFile.deleteMany({ where: { importedAt: { lt: keptFrom }, lines: { none: {} } } })
  },
} satisfies Holdings
