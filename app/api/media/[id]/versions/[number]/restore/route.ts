import { restoreVersion } from '@/lib/domain/media/commands/restore-version'
import { route } from '@/lib/server/http'

export const POST = route(restoreVersion)
