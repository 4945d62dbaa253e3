import { getSignInLinkState } from '@/lib/domain/accounts/session-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute(getSignInLinkState)
