import { cancelExport } from '@/lib/domain/exports/commands/cancel-export'
import { route } from '@/lib/server/http'

export const POST = route(cancelExport)
