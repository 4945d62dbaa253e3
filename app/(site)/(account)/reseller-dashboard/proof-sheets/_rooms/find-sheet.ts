import { cache } from 'react'
import { getProofSheet } from '@/lib/domain/proof-sheets/queries'
import { proofSheetId } from '@/lib/domain/proof-sheets/schema'
import type { ProofSheetView } from '@/lib/domain/proof-sheets/views'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** The sheet behind an address, or null for whoever may not see it. Read once for the page and its title. */
export const findSheet = cache(async (actor: Actor, id: string): Promise<ProofSheetView | null> => {
  if (!proofSheetId.safeParse({ id }).success) return null
  try {
    return await getProofSheet(actor, id)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
    throw error
  }
})
