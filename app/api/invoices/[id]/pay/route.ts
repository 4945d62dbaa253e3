import { payInvoice } from '@/lib/domain/invoices/commands/pay-invoice'
import { route } from '@/lib/server/http'

export const POST = route(payInvoice)
