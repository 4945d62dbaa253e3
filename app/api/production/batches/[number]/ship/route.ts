import { shipBatch } from '@/lib/domain/shipments/commands/ship-batch'
import { route } from '@/lib/server/http'

export const POST = route(shipBatch)
