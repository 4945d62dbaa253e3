import { exportInvoices } from '@/lib/domain/invoices/console-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(exportInvoices)
