import { cancelImport } from '@/lib/domain/tree-files/commands/cancel-import'
import { route } from '@/lib/server/http'

export const POST = route(cancelImport)
