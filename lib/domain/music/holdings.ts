import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

// The name beside the statement of rights stays: it is why the music may be on the page (063).
export const musicHoldings = {
  signedBy: { MusicPiece: ['rightsById'] },
} satisfies Holdings
