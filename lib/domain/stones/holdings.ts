import 'server-only'
import type { Holdings } from '@/lib/server/holdings'

export const stoneHoldings = {
  signedBy: { StonePhoto: ['takenById'] },
  files: ['stones/'],
} satisfies Holdings
