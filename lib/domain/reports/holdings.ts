import 'server-only'
import { aboutCases } from '@/lib/domain/reports/about-cases'
import type { Holdings } from '@/lib/server/holdings'

export const reportHoldings = {
  signedBy: { Report: ['decidedById'] },
  about: aboutCases,
} satisfies Holdings
