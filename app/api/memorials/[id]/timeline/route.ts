import { addEvent } from '@/lib/domain/timeline/commands/add-event'
import { listTimeline } from '@/lib/domain/timeline/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(listTimeline)
export const POST = route(addEvent)
