import { creditInvoice } from '@/lib/domain/bookkeeping/commands/credit-invoice'
import { route } from '@/lib/server/http'

export const POST = route(creditInvoice)
