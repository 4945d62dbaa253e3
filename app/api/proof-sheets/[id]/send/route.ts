import { sendProofSheet } from '@/lib/domain/proof-sheets/commands/send-proof-sheet'
import { route } from '@/lib/server/http'

export const POST = route(sendProofSheet)
