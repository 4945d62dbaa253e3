import { confirmImport } from '@/lib/domain/tree-files/commands/confirm-import'
import { route } from '@/lib/server/http'

export const POST = route(confirmImport)
