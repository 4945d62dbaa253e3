import { cache } from 'react'
import { getProofSheet } from '@/lib/domain/proof-sheets/queries'
import { type ProofSheetView, proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'

/** The sheet, or null unless the actor may see it. Cached for the page and its title. */
export const findSheet = cache(async (actor: Actor, id: string): Promise<ProofSheetView | null> => {
  const asked = proofSheetId.safeParse({ id })
  return asked.success ? orNull(getProofSheet(actor, asked.data)) : null
})
