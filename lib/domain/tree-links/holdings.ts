import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

export const treeLinkHoldings = {
  signedBy: { TreeLink: ['askedById', 'answeredById'] },
} satisfies Holdings
