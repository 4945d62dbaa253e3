import { signInByLink } from '@/lib/domain/accounts/commands/sign-in-by-link'
import { route } from '@/lib/server/http'

export const POST = route(signInByLink)
