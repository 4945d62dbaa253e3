import { withdrawProofSheet } from '@/lib/domain/proof-sheets/commands/withdraw-proof-sheet'
import { route } from '@/lib/server/http'

export const POST = route(withdrawProofSheet)
