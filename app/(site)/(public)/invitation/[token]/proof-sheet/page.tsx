import type { Metadata } from 'next'
import { cache } from 'react'
import { FamilySheet } from '@/components/proof-sheets/family-sheet'
import { FamilySheetClosed } from '@/components/proof-sheets/family-sheet-closed'
import { thingOf } from '@/lib/domain/artwork/copy'
import { findDraft } from '@/lib/domain/find-draft'
import { approveFormName, changesFormName } from '@/lib/domain/proof-sheets/copy'
import { findFamilySheet } from '@/lib/domain/proof-sheets/queries'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

// Cached for the page and its title.
const sheetOf = cache(async (token: string) => findFamilySheet(await currentActor(), { token }))

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const found = await sheetOf((await params).token)
  const isRead = found.kind === 'open' && found.sheet.status !== 'withdrawn' && found.sheet.status !== 'draft'
  const title = isRead ? `Tegning af ${thingOf(found.sheet)} for ${found.sheet.inscription.name}` : 'Tegning af stenen'
  return { title, robots: { index: false } }
}

/** The family's link from the mail. Opening it changes nothing, and it can be opened repeatedly. */
export default async function FamilyProofSheetPage({ params, searchParams }: Props) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const found = await sheetOf(token)
  if (found.kind !== 'open') return <FamilySheetClosed reason={found.kind} />
  const { sheet } = found
  if (sheet.status === 'withdrawn' || sheet.status === 'draft') {
    return <FamilySheetClosed reason={sheet.status} sheet={sheet} />
  }
  const draftId = textParam(query, 'kladde')
  const [approval, changes] = await Promise.all([
    findDraft(approveFormName, draftId),
    findDraft(changesFormName, draftId),
  ])
  return <FamilySheet sheet={sheet} token={token} approval={approval} changes={changes} />
}
