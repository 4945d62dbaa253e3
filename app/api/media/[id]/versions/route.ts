import { saveVersion } from '@/lib/domain/media/commands/save-version'
import { listVersions } from '@/lib/domain/media/versions/queries'
import { versionKey } from '@/lib/domain/pictures/recipe'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute({
  name: 'media.list-versions',
  input: versionKey,
  run: (actor, { id }) => listVersions(actor, id),
})
export const POST = route(saveVersion)
