import { exportOrders } from '@/lib/domain/shop-orders/console-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportOrders)
