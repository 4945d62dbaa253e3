import { dropJobs } from '@/lib/domain/queues/commands/drop-jobs'
import { route } from '@/lib/server/http'

export const POST = route(dropJobs)
