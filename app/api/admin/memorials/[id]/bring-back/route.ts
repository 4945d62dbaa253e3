import { bringBackPage } from '@/lib/domain/reports/commands/bring-back-page'
import { route } from '@/lib/server/http'

export const POST = route(bringBackPage)
