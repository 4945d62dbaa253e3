import { checkUsername } from '@/lib/domain/accounts/queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(checkUsername)
