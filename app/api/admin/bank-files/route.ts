import { importBankFile } from '@/lib/domain/bookkeeping/commands/import-bank-file'
import { route } from '@/lib/server/http'

export const POST = route(importBankFile)
