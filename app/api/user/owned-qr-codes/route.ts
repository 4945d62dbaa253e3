import { z } from 'zod'
import { listOwnedCodes } from '@/lib/domain/qr-codes/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({ name: 'user.owned-qr-codes', input: z.object({}), run: listOwnedCodes })
