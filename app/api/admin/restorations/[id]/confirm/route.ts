import { confirmRestoration } from '@/lib/domain/backups/commands/confirm-restoration'
import { route } from '@/lib/server/http'

export const POST = route(confirmRestoration)
