import { z } from 'zod'
import { getOwnReseller } from '@/lib/domain/resellers/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({ name: 'resellers.me', input: z.object({}), run: getOwnReseller })
