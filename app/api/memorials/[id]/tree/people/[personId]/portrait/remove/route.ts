import { removePortrait } from '@/lib/domain/family-tree/commands/remove-portrait'
import { route } from '@/lib/server/http'

export const POST = route(removePortrait)
