import { shareTribute } from '@/lib/domain/contributions/commands/share-tribute'
import { route } from '@/lib/server/http'

export const POST = route(shareTribute)
