import { z } from 'zod'
import { getPremiumStatus } from '@/lib/domain/accounts/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'user.premium-status',
  input: z.object({}),
  run: async (actor) => getPremiumStatus(actor),
})
