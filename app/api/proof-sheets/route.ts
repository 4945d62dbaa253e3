import { writeProofSheet } from '@/lib/domain/proof-sheets/commands/write-proof-sheet'
import { route } from '@/lib/server/http'

export const POST = route(writeProofSheet)
