import { retryExport } from '@/lib/domain/exports/commands/retry-export'
import { route } from '@/lib/server/http'

export const POST = route(retryExport)
