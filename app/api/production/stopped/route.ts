import { decideStopped } from '@/lib/domain/production/commands/decide-stopped'
import { route } from '@/lib/server/http'

export const POST = route(decideStopped)
