import { finishBankRefund } from '@/lib/domain/settlement/commands/finish-bank-refund'
import { route } from '@/lib/server/http'

export const POST = route(finishBankRefund)
