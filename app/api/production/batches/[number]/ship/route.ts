import { shipBatch } from '@/lib/domain/production/commands/ship-batch'
import { route } from '@/lib/server/http'

export const POST = route(shipBatch)
