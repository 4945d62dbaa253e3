import { redirect } from 'next/navigation'
import {
  formOfSheet,
  newSheet,
  withDraft,
} from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/form-values'
import { CodeChoice } from '@/components/proof-sheets/code-choice'
import { ProofSheetForm } from '@/components/proof-sheets/proof-sheet-form'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { sheetFormName } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetAreas, sheetCall, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { findSheetStart } from '@/lib/domain/proof-sheets/queries'
import type { ProofSheetView } from '@/lib/domain/proof-sheets/schema'
import { codeChoiceInput } from '@/lib/domain/resellers/stock/choice-schema'
import { listCodesToChoose } from '@/lib/domain/resellers/stock/code-choice-queries'
import type { OrderedDrawing } from '@/lib/domain/shop-orders/views'
import type { Actor } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { codeInText, formatTextCode, isTextCode } from '@/lib/shared/qr-text-code'

type Props = {
  actor: Actor
  area: SheetArea
  query: PageQuery
  sheet?: ProofSheetView
  /** What a family ordered with the code. */
  ordered?: OrderedDrawing | null
}

/** Creates a drawing, or edits a draft. */
export async function WritePage({ actor, area, query, sheet, ordered = null }: Props) {
  const draft = await findDraft(sheetFormName, textParam(query, 'kladde'))
  const asked = textParam(query, 'code') ?? ''
  const code = sheet?.code ?? (isTextCode(asked) ? formatTextCode(asked) : '')
  if (!sheet && !draft && code === '') return <ChooseCodePage actor={actor} area={area} query={query} />
  const begun = sheet ? null : await findSheetStart(actor, { code })
  const start = withDraft(sheet ? formOfSheet(sheet) : newSheet(code, { ordered, begun }), draft?.values)
  const choices = sheet ? null : (await listCodesToChoose(actor, codeChoiceInput.parse({}))).items
  const back = sheet ? sheetPath(area, sheet.id) : sheetAreas[area]
  return (
    <PageBody width="page">
      <p className="mb-4">
        <TextLink href={back}>{sheet ? 'Tilbage til tegningen' : 'Alle tegninger'}</TextLink>
      </p>
      <PageHeader
        title={sheet ? 'Ret tegningen' : 'Ny tegning'}
        intro="Skriv teksten, præcis som den skal stå. Familien får tegningen at se, før noget bliver lavet."
      />
      {sheet?.answer && (
        <Notice title={`${sheet.answeredByName} skrev:`} className="mb-10 max-w-measure">
          <p className="whitespace-pre-line break-words">{sheet.answer}</p>
        </Notice>
      )}
      {begun?.plate && (
        <Notice title="Pladen med koden er lavet" className="mb-10 max-w-measure">
          Tegningen begynder med pladen, som den er. Bliver noget ændret, skal der laves en ny plade.
        </Notice>
      )}
      <ProofSheetForm
        area={area}
        action={sheet ? sheetCall(sheet.id) : '/api/proof-sheets'}
        start={start}
        choices={choices}
        draft={draft}
      />
    </PageBody>
  )
}

type ChooseCodeProps = { actor: Actor; area: SheetArea; query: PageQuery }

/** The first step of a new drawing: choosing its code. */
async function ChooseCodePage({ actor, area, query }: ChooseCodeProps) {
  const asked = codeChoiceInput.parse(query)
  // A complete code was scanned or typed: nothing left to choose.
  const code = codeInText(asked.search)
  if (code) redirect(`${sheetAreas[area]}/new?code=${code}`)
  const { items, nextCursor } = await listCodesToChoose(actor, asked)
  return (
    <PageBody width="page">
      <p className="mb-4">
        <TextLink href={sheetAreas[area]}>Alle tegninger</TextLink>
      </p>
      <PageHeader title="Ny tegning" intro="Vælg først koden. De nyeste pakker står øverst." />
      <CodeChoice area={area} nextCursor={nextCursor} search={asked.search} choices={items} />
    </PageBody>
  )
}
