import { finishEngraving } from '@/lib/domain/production/commands/finish-engraving'
import { route } from '@/lib/server/http'

export const POST = route(finishEngraving)
