import { confirmTime } from '@/lib/domain/set-aside-jobs/commands/confirm-time'
import { route } from '@/lib/server/http'

export const POST = route(confirmTime)
