import { notFound } from 'next/navigation'
import { SheetActionsBar } from '@/components/proof-sheets/sheet-actions-bar'
import { SheetBody } from '@/components/proof-sheets/sheet-body'
import { Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { sheetActionsName, sheetName } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { Actor } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { findSheet } from './find-sheet'

const savedMessages: Record<string, string> = {
  '1': 'Tegningen er gemt.',
  sendt: 'Tegningen er sendt til familien.',
  igen: 'Påmindelsen er sendt.',
  trukket: 'Tegningen er trukket tilbage.',
}

type Props = { actor: Actor; area: SheetArea; id: string; query: PageQuery }

/** One drawing with its state and actions. */
export async function SheetPage({ actor, area, id, query }: Props) {
  const [sheet, refused] = await Promise.all([
    findSheet(actor, id),
    findDraft(sheetActionsName, textParam(query, 'kladde')),
  ])
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
