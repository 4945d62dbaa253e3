import { approveProofSheet } from '@/lib/domain/proof-sheets/commands/approve-proof-sheet'
import { route } from '@/lib/server/http'

export const POST = route(approveProofSheet)
