import { makeBatch } from '@/lib/domain/production/commands/make-batch'
import { route } from '@/lib/server/http'

export const POST = route(makeBatch)
