import { rowInput } from '@/lib/domain/accounts/schema'
import { getSignInLinkState } from '@/lib/domain/accounts/session-queries'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'sign-in-link',
  input: rowInput,
  run: (actor, { id }) => getSignInLinkState(actor, id),
})
