import { makeStaff } from '@/lib/domain/account-desk/commands/make-staff'
import { route } from '@/lib/server/http'

export const POST = route(makeStaff)
