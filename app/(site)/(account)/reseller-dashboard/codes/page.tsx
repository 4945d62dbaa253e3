import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { StockDone } from '@/components/reseller-stock/stock-done'
import { StockTable } from '@/components/reseller-stock/stock-table'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { fewerLetters } from '@/components/ui/empty-texts'
import { ChoiceField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { listStockChoices } from '@/lib/domain/resellers/stock/choice-queries'
import { groupTexts, stockStateTexts } from '@/lib/domain/resellers/stock/copy'
import { listStockCodes, listStockPackages } from '@/lib/domain/resellers/stock/queries'
import {
  type StockFilter,
  type StockPackageView,
  statesOfGroup,
  stockGroups,
  stockListInput,
} from '@/lib/domain/resellers/stock/schema'
import { stockCodePath, stockFormName } from '@/lib/domain/resellers/stock/stock-forms'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { codeInText } from '@/lib/shared/qr-text-code'
import { withQuery } from '@/lib/shared/with-query'
import { resellerPage } from '../reseller-page'

export const metadata: Metadata = { title: 'Koder', robots: { index: false } }

const path = '/reseller-dashboard/codes'

export default async function StockPage({ searchParams }: PageProps) {
  const actor = await resellerPage(path)
  const query = await searchParams
  const filter = stockListInput.parse(query)
  const [{ items, nextCursor }, choices, packages, draft] = await Promise.all([
    listStockCodes(actor, filter),
    listStockChoices(actor, filter),
    listStockPackages(actor),
    findDraft(stockFormName, query),
  ])
  const [only] = items
  // A complete code, typed or scanned, opens that code instead of a list.
  if (only && only.code === codeInText(filter.search) && !query.gjort && !query.kladde)
    redirect(stockCodePath(only.code))
  const isWhole = nextCursor === null && !filter.cursor
  return (
    <PageBody
      width="page"
      title="Koder"
      intro="Vælg en eller flere koder. Så kan I udlevere dem eller udskrive kortene til familierne."
      actions={
        packages.length > 0 && (
          <a
            href={withQuery('/api/resellers/me/qr-codes/codes.csv', { ...filter, cursor: undefined })}
            download
            className={buttonVariants({ variant: 'outline' })}
          >
            Hent som CSV
          </a>
        )
      }
      className="space-y-8"
    >
      <StockDone done={textParam(query, 'gjort')} count={textParam(query, 'antal')} draft={draft} />
      {packages.length > 0 && <StockFilterForm filter={filter} packages={packages} />}
      {items.length > 0 ? (
        <StockTable codes={items} filter={filter} choices={choices} isWhole={isWhole} />
      ) : packages.length > 0 ? (
        <EmptyState title="Ingen koder passer" text={fewerLetters} />
      ) : (
        <EmptyState
          title="Her er endnu ingen koder"
          text="Når vi har sendt jer den første pakke, ligger koderne her."
          action={<LinkButton href="/reseller-dashboard/orders">Bestil koder eller plader</LinkButton>}
        />
      )}
      {nextCursor && <LoadMore href={withQuery(path, { ...filter, cursor: nextCursor })} />}
    </PageBody>
  )
}

type StockFilterProps = { filter: StockFilter; packages: Pick<StockPackageView, 'id' | 'number' | 'name'>[] }

const singleStates = new Set(
  stockGroups.flatMap((group) => (statesOfGroup[group].length > 1 ? statesOfGroup[group] : [])),
)

/** Search and filter of one's codes. */
function StockFilterForm({ filter, packages }: StockFilterProps) {
  const isFiltered = Boolean(filter.search || filter.state || filter.package)
  return (
    <FilterForm path="/reseller-dashboard/codes" isFiltered={isFiltered}>
      <SearchField label="Kode eller begyndelsen af den" value={filter.search} maxLength={80} isCode />
      <ChoiceField label="Status" name="state" value={filter.state}>
        {stockGroups.map((group) => (
          <option key={group} value={group}>
            {groupTexts[group]}
          </option>
        ))}
        <optgroup label="Nøjagtig status">
          {[...singleStates].map((state) => (
            <option key={state} value={state}>
              {stockStateTexts[state]}
            </option>
          ))}
        </optgroup>
      </ChoiceField>
      {packages.length > 1 && (
        <ChoiceField label="Pakke" name="package" value={filter.package}>
          {packages.map(({ id, number, name }) => (
            <option key={id} value={id}>
              {number}. {name}
            </option>
          ))}
        </ChoiceField>
      )}
    </FilterForm>
  )
}
