import { createSignInLink } from '@/lib/domain/accounts/commands/create-sign-in-link'
import { route } from '@/lib/server/http'

export const POST = route(createSignInLink)
