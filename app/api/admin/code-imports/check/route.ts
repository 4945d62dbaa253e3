import { checkImport } from '@/lib/domain/packages/commands/check-import'
import { route } from '@/lib/server/http'

export const POST = route(checkImport)
