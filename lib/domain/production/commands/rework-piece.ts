import 'server-only'
import { checkAgain, makeAgain } from '@/lib/domain/production/decide-piece'
import { definePieceCommand } from '@/lib/domain/production/piece-command'
import { reworkInput } from '@/lib/domain/production/schema'

/**
 * Sends a faulty piece back to engraving, or a stopped one that is fine after all (a colleague's plaque was scanned by
 * mistake) back to quality check.
 */
export const reworkPiece = definePieceCommand({
  name: 'production.rework-piece',
  input: reworkInput,
  run: async (context, { to, ...why }, row) =>
    to === 'check' ? await checkAgain(context, row, why) : await makeAgain(context, row, why),
})
