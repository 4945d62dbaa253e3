import { complain } from '@/lib/domain/reports/commands/complain'
import { route } from '@/lib/server/http'

export const POST = route(complain)
