import { SheetFilters } from '@/components/proof-sheets/sheet-filters'
import { SheetTable } from '@/components/proof-sheets/sheet-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { listProofSheets } from '@/lib/domain/proof-sheets/queries'
import { proofSheetListInput } from '@/lib/domain/proof-sheets/schema'
import type { Actor } from '@/lib/shared/actor'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = { actor: Actor; area: SheetArea; query: PageQuery; canWrite: boolean }

/** The list of drawings, in the reseller's dashboard or the console. */
export async function ListPage({ actor, area, query, canWrite }: Props) {
  const filter = proofSheetListInput.parse(query)
  const { items, nextCursor } = await listProofSheets(actor, filter)
  const { cursor: _, ...kept } = filter
  const next = new URLSearchParams({ ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value)) })
  if (nextCursor) next.set('cursor', nextCursor)
  const write = canWrite && <LinkButton href={`${sheetAreas[area]}/new`}>Ny tegning</LinkButton>
  const isChosen = Boolean(filter.search || filter.status || filter.cursor)
  return (
    <PageBody width="page">
      <PageHeader
        title="Tegninger til familien"
        intro="Familien læser og godkender hver tegning, før noget bliver lavet."
        actions={(items.length > 0 || isChosen) && write}
      />
      {(items.length > 0 || isChosen) && <SheetFilters filter={filter} area={area} />}
      <div className="mt-8">
        {items.length > 0 ? (
          <SheetTable sheets={items} area={area} />
        ) : (
          <EmptyState
            title={isChosen ? 'Ingen tegninger passer' : 'Her er endnu ingen tegninger'}
            text={isChosen ? 'Prøv med et andet ord, eller vis alle.' : 'Lav den første, og send den til familien.'}
            action={
              isChosen ? (
                <LinkButton href={sheetAreas[area]} variant="outline">
                  Vis alle
                </LinkButton>
              ) : (
                write
              )
            }
          />
        )}
        {nextCursor && (
          <p className="mt-6">
            <LinkButton href={`${sheetAreas[area]}?${next}`} variant="outline">
              Ældre tegninger
            </LinkButton>
          </p>
        )}
      </div>
    </PageBody>
  )
}
