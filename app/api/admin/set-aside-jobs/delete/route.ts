import { deleteJobs } from '@/lib/domain/set-aside-jobs/commands/delete-jobs'
import { route } from '@/lib/server/http'

export const POST = route(deleteJobs)
