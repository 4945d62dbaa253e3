import { tryJobsAgain } from '@/lib/domain/queues/commands/try-jobs-again'
import { route } from '@/lib/server/http'

export const POST = route(tryJobsAgain)
