import { redirect } from 'next/navigation'
import { ProofSheetForm } from '@/components/proof-sheets/proof-sheet-form'
import { EmptyState } from '@/components/ui/empty-state'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { sheetFormName } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetAreas, sheetCall, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { findSheetStart } from '@/lib/domain/proof-sheets/queries'
import type { CodeChoice as Choice, ProofSheetView } from '@/lib/domain/proof-sheets/schema'
import { codeChoiceInput } from '@/lib/domain/resellers/stock/choice-schema'
import { listCodesToChoose } from '@/lib/domain/resellers/stock/code-choice-queries'
import type { OrderedDrawing } from '@/lib/domain/shop-orders/views'
import type { Actor } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { codeInText, formatTextCode, isTextCode } from '@/lib/shared/qr-text-code'
import { formOfSheet, newSheet, withDraft } from './form-values'

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
  const draft = await findDraft(sheetFormName, query)
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

type ChooseCodePageProps = { actor: Actor; area: SheetArea; query: PageQuery }

/** The first step of a new drawing: choosing its code. */
async function ChooseCodePage({ actor, area, query }: ChooseCodePageProps) {
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

type CodeChoiceProps = { area: SheetArea; search: string; choices: Choice[]; nextCursor: string | null }

/** Chooses a new drawing's code among the available ones: scan, type or browse. */
function CodeChoice({ area, search, choices, nextCursor }: CodeChoiceProps) {
  const path = `${sheetAreas[area]}/new`
  const next = new URLSearchParams({ ...(search ? { search } : {}), ...(nextCursor ? { cursor: nextCursor } : {}) })
  return (
    <div className="space-y-6">
      <FilterForm path={path} isFiltered={search !== ''} submit="Find">
        <SearchField label="Kode eller pakke" hint="Scan koden, eller skriv en del af den." value={search} isCode />
      </FilterForm>
      {choices.length > 0 ? (
        <ul className="divide-y divide-border border-border border-y">
          {choices.map(({ code, formattedCode, packageName, stateText }) => (
            <li key={code} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
              <TouchLink
                href={`${path}?code=${code}`}
                prefetch={false}
                className="whitespace-nowrap font-semibold tabular-nums"
              >
                {formattedCode}
              </TouchLink>
              <span className="min-w-0 flex-1 basis-40 break-words">{packageName}</span>
              <span className="text-muted-foreground">{stateText}</span>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={search ? 'Ingen ledige koder passer' : 'Her er ingen ledige koder'}
          text="En kode kan vælges, når ingen familie har taget den i brug, og der ikke er en anden tegning i gang til den."
        />
      )}
      {nextCursor && (
        <LinkButton href={`${path}?${next}`} variant="outline">
          Vis flere
        </LinkButton>
      )}
    </div>
  )
}
