import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { resellerPage } from '@/app/(site)/(account)/reseller-dashboard/reseller-page'
import { OrderExportForm } from '@/components/artwork/order-export-form'
import { ExportDesk } from '@/components/exports/export-desk'
import { ExportTable } from '@/components/exports/export-table'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { findExport, listExports, listPackageChoices } from '@/lib/domain/exports/queries'
import { exportFilesInput, exportListInput, exportListQuery, orderPageInput } from '@/lib/domain/exports/schema'
import { listChosenCodes } from '@/lib/domain/resellers/stock/choice-queries'
import { chosenCodesInput } from '@/lib/domain/resellers/stock/choice-schema'
import { currentActor } from '@/lib/server/actor'
import { DomainError } from '@/lib/server/errors'
import { type Actor, resellerOf } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

const path = '/reseller-dashboard/drawings'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const [{ eksport }, actor] = await Promise.all([searchParams, currentActor()])
  const opened = eksport && resellerOf(actor) ? await findExport(actor, { id: String(eksport) }) : null
  return { title: opened ? `Eksport ${opened.export.number}` : 'Tegninger', robots: { index: false } }
}

export default async function DrawingsPage({ searchParams }: PageProps) {
  const actor = await resellerPage(path)
  const { eksport, ...query } = await searchParams
  const filter = exportFilesInput.parse(query)
  const opened = eksport === undefined ? null : await findExport(actor, { id: String(eksport), ...filter })
  if (eksport !== undefined && !opened) notFound()
  const list = exportListInput.parse(query)
  const page = opened ? null : await listExports(actor, list)
  return (
    <PageBody width="page" className="space-y-10">
      {opened && (
        <>
          <p>
            <TouchLink href={path}>Alle tegninger</TouchLink>
          </p>
          <PageHeader title={`Eksport ${opened.export.number}`} />
          <ExportDesk
            opened={opened}
            filter={filter}
            address={`${path}?eksport=${opened.export.id}`}
            canRelease={false}
            area="reseller"
          />
        </>
      )}
      {page && (
        <>
          <PageHeader
            title="Tegninger"
            intro="Filer til jeres laser eller fræser med de koder, I har på lager. Hver fil er prøvet, før I får den."
          />
          <OrderExportForm
            area="reseller"
            followedAt={path}
            packages={await listPackageChoices(actor)}
            {...orderPageInput.parse(query)}
            {...(await chosenCodesText(actor, query))}
          />
          {page.items.length > 0 && (
            <section className="space-y-4">
              <h2 className="text-xl">Tidligere</h2>
              <ExportTable page={page} query={exportListQuery(list)} followedAt={path} hasOrderers={false} />
              {page.nextCursor && (
                <LoadMore href={`${path}?${exportListQuery({ ...list, cursor: page.nextCursor })}`} />
              )}
            </section>
          )}
        </>
      )}
    </PageBody>
  )
}

/**
 * The codes ticked in the list, or part of a search, as the form's text. Empty when none were chosen, or when the
 * search has other results by now: then they are chosen here.
 */
async function chosenCodesText(actor: Actor, query: object): Promise<{ codes?: string }> {
  const chosen = chosenCodesInput.safeParse(query)
  if (!chosen.success) return {}
  try {
    return { codes: (await listChosenCodes(actor, chosen.data)).join('\n') }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'QR_CODE_NOT_IN_STOCK') return {}
    throw error
  }
}
