import { closeCase } from '@/lib/domain/support/commands/close-case'
import { route } from '@/lib/server/http'

export const POST = route(closeCase)
