import { uploadImport } from '@/lib/domain/tree-files/commands/upload-import'
import { listImports } from '@/lib/domain/tree-files/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(listImports)
export const POST = route(uploadImport)
