import { hideMedia } from '@/lib/domain/reports/commands/hide-media'
import { route } from '@/lib/server/http'

export const POST = route(hideMedia)
