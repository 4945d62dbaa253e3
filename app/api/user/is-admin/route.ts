import { getUser } from '@/lib/domain/accounts/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getUser, ({ isAdmin }) => ({ isAdmin }))
