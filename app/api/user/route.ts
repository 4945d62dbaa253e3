import { z } from 'zod'
import { getUser } from '@/lib/domain/accounts/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({ name: 'user', input: z.object({}), run: async (actor) => getUser(actor) })
