import { changeBatch } from '@/lib/domain/production/commands/change-batch'
import { route } from '@/lib/server/http'

export const POST = route(changeBatch)
