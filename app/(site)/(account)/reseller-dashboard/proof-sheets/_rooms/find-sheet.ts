import { cache } from 'react'
import { getProofSheet } from '@/lib/domain/proof-sheets/queries'
import { proofSheetId } from '@/lib/domain/proof-sheets/schema'
import type { ProofSheetView } from '@/lib/domain/proof-sheets/views'
import { orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'

/** The sheet behind an address, or null for those who may not see it. Read once for the page and its title. */
export const findSheet = cache(async (actor: Actor, id: string): Promise<ProofSheetView | null> => {
  const asked = proofSheetId.safeParse({ id })
  return asked.success ? orNull(getProofSheet(actor, asked.data)) : null
})
