import { retryPackage } from '@/lib/domain/packages/commands/retry-package'
import { route } from '@/lib/server/http'

export const POST = route(retryPackage)
