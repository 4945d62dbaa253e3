import { hidePage } from '@/lib/domain/reports/commands/hide-page'
import { route } from '@/lib/server/http'

export const POST = route(hidePage)
