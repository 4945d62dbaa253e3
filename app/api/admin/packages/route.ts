import { makePackage } from '@/lib/domain/packages/commands/make-package'
import { route } from '@/lib/server/http'

export const POST = route(makePackage)
