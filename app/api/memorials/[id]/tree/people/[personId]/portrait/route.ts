import { setPortrait } from '@/lib/domain/family-tree/commands/set-portrait'
import { route } from '@/lib/server/http'

export const POST = route(setPortrait)
