import { bringBackMedia } from '@/lib/domain/reports/commands/bring-back-media'
import { route } from '@/lib/server/http'

export const POST = route(bringBackMedia)
