import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CodeFilter } from '@/components/packages/code-filter'
import { CodeTable } from '@/components/packages/code-table'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { packageSummary } from '@/lib/domain/packages/copy'
import { canManagePackages, canReadPackages } from '@/lib/domain/packages/policy'
import { findPackage, listPackageCodes } from '@/lib/domain/packages/queries'
import { codeListInput, codeListQuery } from '@/lib/domain/packages/schema'
import { currentActor } from '@/lib/server/actor'

export const metadata: Metadata = { title: 'QR-pakke' }

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function QrPackagePage({ params, searchParams }: Props) {
  const actor = await currentActor()
  const { id } = await params
  const view = canReadPackages(actor) ? await findPackage(actor, id) : null
  if (!view) notFound()
  const filter = codeListInput.parse(await searchParams)
  const { items, nextCursor } = await listPackageCodes(actor, id, filter)
  const canManage = canManagePackages(actor)
  return (
    <PageBody width="page" className="space-y-8">
      <p>
        <TextLink href="/admin/qr-packages" className="inline-flex min-h-touch items-center">
          Alle pakker
        </TextLink>
      </p>
      <PageHeader
        title={view.name}
        intro={packageSummary(view)}
        actions={
          canManage && (
            <a href={`/api/admin/packages/${id}/codes.csv`} download className={buttonVariants({ variant: 'outline' })}>
              Hent koderne som CSV
            </a>
          )
        }
      />
      <CodeFilter packageId={id} filter={filter} />
      {items.length > 0 ? (
        <CodeTable caption="Pakkens koder" codes={items} canManage={canManage} />
      ) : (
        <EmptyState title="Ingen koder passer" text="Prøv med færre tegn eller en anden status." />
      )}
      {nextCursor && <LoadMore href={`/admin/qr-packages/${id}?${codeListQuery({ ...filter, cursor: nextCursor })}`} />}
    </PageBody>
  )
}
