import { markEInvoice } from '@/lib/domain/invoices/commands/mark-e-invoice'
import { route } from '@/lib/server/http'

export const POST = route(markEInvoice)
