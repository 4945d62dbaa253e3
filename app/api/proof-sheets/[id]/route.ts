import { updateProofSheet } from '@/lib/domain/proof-sheets/commands/update-proof-sheet'
import { route } from '@/lib/server/http'

export const POST = route(updateProofSheet)
