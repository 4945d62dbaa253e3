import { orderExport } from '@/lib/domain/exports/commands/order-export'
import { listExports } from '@/lib/domain/exports/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(listExports)
export const POST = route(orderExport)
