import { resubmitEInvoice } from '@/lib/domain/invoices/commands/resubmit-e-invoice'
import { route } from '@/lib/server/http'

export const POST = route(resubmitEInvoice)
