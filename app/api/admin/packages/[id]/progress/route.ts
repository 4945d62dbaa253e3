import { getPackageProgress } from '@/lib/domain/packages/queries'
import { packageInput } from '@/lib/domain/packages/schema'
import { readRoute } from '@/lib/server/http'

export const GET = readRoute({
  name: 'admin.package-progress',
  input: packageInput,
  run: (actor, { id }) => getPackageProgress(actor, id),
})
