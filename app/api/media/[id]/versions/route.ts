import { saveVersion } from '@/lib/domain/media/commands/save-version'
import { listVersions } from '@/lib/domain/media/versions/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(listVersions)
export const POST = route(saveVersion)
