import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

export const packageHoldings = {
  signedBy: { QrPackage: ['createdById'] },
} satisfies Holdings
