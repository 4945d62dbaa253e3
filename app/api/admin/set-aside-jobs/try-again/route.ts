import { tryJobsAgain } from '@/lib/domain/set-aside-jobs/commands/try-jobs-again'
import { route } from '@/lib/server/http'

export const POST = route(tryJobsAgain)
