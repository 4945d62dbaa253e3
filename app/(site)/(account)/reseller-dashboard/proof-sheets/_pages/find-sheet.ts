import type { Metadata } from 'next'
import { cache } from 'react'
import { getProofSheet } from '@/lib/domain/proof-sheets/queries'
import { type ProofSheetView, proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'

/** The sheet, or null unless the actor may see it. Cached for the page and its title. */
export const findSheet = cache(async (actor: Actor, id: string): Promise<ProofSheetView | null> => {
  const asked = proofSheetId.safeParse({ id })
  return asked.success ? orNull(getProofSheet(actor, asked.data)) : null
})

type Asked = { params: Promise<{ id: string }> }

/** A title that tells open drawings apart, without details unless the actor may see the drawing. */
export async function sheetMetadata({ params }: Asked, isEdit = false): Promise<Metadata> {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  const sheet = await findSheet(actor, id)
  const which = sheet ? ` ${sheet.number}: ${sheet.stoneName}` : ''
  return { title: `${isEdit ? 'Ret tegning' : 'Tegning'}${which}`, robots: { index: false } }
}
