import { resendInvitation } from '@/lib/domain/members/commands/resend-invitation'
import { route } from '@/lib/server/http'

export const POST = route(resendInvitation)
