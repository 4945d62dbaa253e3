import { exportPayments } from '@/lib/domain/payments/desk-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportPayments)
