import { orderExport } from '@/lib/domain/exports/commands/order-export'
import { listExports } from '@/lib/domain/exports/queries'
import { exportListInput } from '@/lib/domain/exports/schema'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute({ name: 'exports.list', input: exportListInput, run: listExports })
export const POST = route(orderExport)
