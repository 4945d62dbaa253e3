import { tryJobAgain } from '@/lib/domain/set-aside-jobs/commands/try-job-again'
import { route } from '@/lib/server/http'

export const POST = route(tryJobAgain)
