import { approveApplication } from '@/lib/domain/resellers/commands/approve-application'
import { route } from '@/lib/server/http'

export const POST = route(approveApplication)
