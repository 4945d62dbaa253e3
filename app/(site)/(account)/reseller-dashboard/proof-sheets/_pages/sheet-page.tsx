import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { SheetActionsBar } from '@/components/proof-sheets/sheet-actions-bar'
import { SheetBody } from '@/components/proof-sheets/sheet-body'
import { Outcome } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { sheetActionsName, sheetName } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { getProofSheet } from '@/lib/domain/proof-sheets/queries'
import { type ProofSheetView, proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { type PageProps, type PageQuery, textParam } from '@/lib/shared/page-params'

const savedMessages: Record<string, string> = {
  '1': 'Tegningen er gemt.',
  sendt: 'Tegningen er sendt til familien.',
  igen: 'Påmindelsen er sendt.',
  trukket: 'Tegningen er trukket tilbage.',
}

type Props = { actor: Actor; area: SheetArea; id: string; query: PageQuery }

/** One drawing with its state and actions. */
export async function SheetPage({ actor, area, id, query }: Props) {
  const [sheet, refused] = await Promise.all([findSheet(actor, id), findDraft(sheetActionsName, query)])
  if (!sheet) notFound()
  const saved = savedMessages[textParam(query, 'gemt') ?? '']
  return (
    <PageBody width="page">
      <p className="mb-4">
        <TextLink href={sheetAreas[area]}>Alle tegninger</TextLink>
      </p>
      <PageHeader title={sheet.stoneName} intro={`Tegning ${sheetName(sheet)} til koden ${sheet.formattedCode}.`} />
      <Outcome refusal={refused?.message} done={saved} />
      <SheetBody sheet={sheet} />
      <div className="mt-10 border-border border-t pt-8">
        <SheetActionsBar sheet={sheet} area={area} />
      </div>
    </PageBody>
  )
}

/** The sheet, or null unless the actor may see it. Cached for the page and its title. */
export const findSheet = cache(async (actor: Actor, id: string): Promise<ProofSheetView | null> => {
  const asked = proofSheetId.safeParse({ id })
  return asked.success ? orNull(getProofSheet(actor, asked.data)) : null
})

export const sheetMetadata = (props: PageProps<'id'>) => titleOf(props, 'Tegning')

export const editSheetMetadata = (props: PageProps<'id'>) => titleOf(props, 'Ret tegning')

/** A title that tells open drawings apart, without details unless the actor may see the drawing. */
async function titleOf({ params }: PageProps<'id'>, what: string): Promise<Metadata> {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  const sheet = await findSheet(actor, id)
  const which = sheet ? ` ${sheet.number}: ${sheet.stoneName}` : ''
  return { title: `${what}${which}`, robots: { index: false } }
}
