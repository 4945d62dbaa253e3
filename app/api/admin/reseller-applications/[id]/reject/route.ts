import { rejectApplication } from '@/lib/domain/resellers/commands/reject-application'
import { route } from '@/lib/server/http'

export const POST = route(rejectApplication)
