import { readInvoicePdf } from '@/lib/domain/invoices/file-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(readInvoicePdf)
