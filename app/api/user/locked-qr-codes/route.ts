import { z } from 'zod'
import { listLockedCodes } from '@/lib/domain/qr-codes/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({ name: 'user.locked-qr-codes', input: z.object({}), run: listLockedCodes })
