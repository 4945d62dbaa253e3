import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ExportDesk } from '@/components/exports/export-desk'
import { ExportTable } from '@/components/exports/export-table'
import { EmptyState } from '@/components/ui/empty-state'
import { ChoiceField, FilterForm } from '@/components/ui/filter-form'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { canReleaseFile } from '@/lib/domain/artwork/policy'
import { exportStatusTexts } from '@/lib/domain/exports/copy'
import { findExport, listExports } from '@/lib/domain/exports/queries'
import {
  type ExportListInput,
  exportFilesInput,
  exportListInput,
  exportListQuery,
  exportStatuses,
} from '@/lib/domain/exports/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Eksport' }

const path = '/admin/qr-export'

export default async function QrExportPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  if (actor.kind !== 'administrator') notFound()
  const { eksport, ...query } = await searchParams
  if (eksport !== undefined) {
    const filter = exportFilesInput.parse(query)
    const opened = await findExport(actor, { id: String(eksport), ...filter })
    if (!opened) notFound()
    const address = `${path}?eksport=${opened.export.id}`
    return (
      <PageBody width="page" className="space-y-8">
        <p>
          <TouchLink href={path}>Alle eksporter</TouchLink>
        </p>
        <PageHeader title={`Eksport ${opened.export.number}`} />
        <ExportDesk opened={opened} filter={filter} address={address} canRelease={canReleaseFile(actor)} area="admin" />
      </PageBody>
    )
  }
  const filter = exportListInput.parse(query)
  const page = await listExports(actor, filter)
  return (
    <PageBody
      width="page"
      title="Eksport"
      intro="Filer til gravering. Hver fil bliver prøvet, før den kan hentes."
      actions={<LinkButton href="/admin/laser-engraving">Ny eksport</LinkButton>}
      className="space-y-8"
    >
      <ExportFilter path={path} filter={filter} />
      {page.items.length > 0 ? (
        <ExportTable page={page} query={exportListQuery(filter)} followedAt={path} hasOrderers />
      ) : (
        <EmptyState title="Her er ingen eksporter" text="Vælg koder og mål, så laver vi filerne og prøver dem." />
      )}
      {page.nextCursor && <LoadMore href={`${path}?${exportListQuery({ ...filter, cursor: page.nextCursor })}`} />}
    </PageBody>
  )
}

function ExportFilter({ path, filter }: { path: string; filter: ExportListInput }) {
  return (
    <FilterForm path={path} isFiltered={Boolean(filter.status)} className="max-w-form">
      <ChoiceField label="Status" name="status" value={filter.status}>
        {exportStatuses.map((status) => (
          <option key={status} value={status}>
            {exportStatusTexts[status]}
          </option>
        ))}
      </ChoiceField>
    </FilterForm>
  )
}
