import { resumeSubscription } from '@/lib/domain/subscriptions/commands/resume-subscription'
import { route } from '@/lib/server/http'

export const POST = route(resumeSubscription)
