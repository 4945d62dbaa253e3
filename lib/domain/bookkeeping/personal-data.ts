import 'server-only'
import { vouchersKeptFrom } from '@/lib/domain/legal/voucher-retention'
import { db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'

/** Who imported and decided: accounts of our staff. The deposits themselves are vouchers. */
export const bookkeepingPersonalData = {
  signedBy: { BankFile: ['importedById'], BankLine: ['decidedById'] },
  tidy: async (now) => {
    const keptFrom = vouchersKeptFrom(now)
    await db.bankLine.deleteMany({ where: { bookedOn: { lt: keptFrom.day } } })
    await db.bankFile.deleteMany({ where: { importedAt: { lt: keptFrom.moment }, lines: { none: {} } } })
  },
} satisfies PersonalData
