import { checkUsername } from '@/lib/domain/accounts/queries'
import { usernameFreeInput } from '@/lib/domain/accounts/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'user.username-free',
  input: usernameFreeInput,
  run: (_, asked, { address }) => checkUsername(asked, address),
})
