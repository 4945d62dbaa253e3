import 'server-only'
import { aboutMemorials } from '@/lib/domain/memorial-page/about-memorials'
import type { Holdings } from '@/lib/server/holdings'

export const memorialPageHoldings = {
  about: aboutMemorials,
} satisfies Holdings
