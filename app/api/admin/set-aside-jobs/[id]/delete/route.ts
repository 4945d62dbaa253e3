import { deleteJob } from '@/lib/domain/set-aside-jobs/commands/delete-job'
import { route } from '@/lib/server/http'

export const POST = route(deleteJob)
