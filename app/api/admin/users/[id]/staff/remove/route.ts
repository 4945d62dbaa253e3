import { unmakeStaff } from '@/lib/domain/account-desk/commands/unmake-staff'
import { route } from '@/lib/server/http'

export const POST = route(unmakeStaff)
