import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

export const exportHoldings = {
  signedBy: { ArtworkExport: ['createdById'], ArtworkFile: ['releasedById'] },
  files: ['exports/'],
} satisfies Holdings
