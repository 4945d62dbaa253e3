import { resumeReseller } from '@/lib/domain/resellers/commands/resume-reseller'
import { route } from '@/lib/server/http'

export const POST = route(resumeReseller)
