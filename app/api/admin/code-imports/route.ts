import { importCodes } from '@/lib/domain/packages/commands/import-codes'
import { route } from '@/lib/server/http'

export const POST = route(importCodes)
