import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

export const billingHoldings = { signedBy: { Price: ['createdById'] } } satisfies Holdings
