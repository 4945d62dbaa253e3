import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FindCodeForm } from '@/components/packages/find-code-form'
import { FoundCode } from '@/components/packages/found-code'
import { MakePackageForm } from '@/components/packages/make-package-form'
import { PackageTable } from '@/components/packages/package-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { canManagePackages, canReadPackages } from '@/lib/domain/packages/policy'
import { findPackageCode, listPackages } from '@/lib/domain/packages/queries'
import { packageListInput } from '@/lib/domain/packages/schema'
import { currentActor } from '@/lib/server/actor'

export const metadata: Metadata = { title: 'QR-pakker' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function QrPackagesPage({ searchParams }: Props) {
  const actor = await currentActor()
  if (!canReadPackages(actor)) notFound()
  const { code, cursor } = packageListInput.parse(await searchParams)
  const found = code ? await findPackageCode(actor, code) : null
  const { items, nextCursor } = await listPackages(actor, { cursor })
  return (
    <PageBody width="page" className="space-y-12">
      <PageHeader title="QR-pakker" intro="Koderne bliver til i pakker, og hver kode kan følges herfra." />
      <section className="space-y-4">
        <FindCodeForm code={code} isUnknown={code !== '' && !found} />
        {found && <FoundCode found={found} canManage={canManagePackages(actor)} />}
      </section>
      {canManagePackages(actor) && (
        <section className="max-w-measure">
          <h2 className="mb-4 text-xl">Ny pakke</h2>
          <MakePackageForm />
        </section>
      )}
      <section>
        <h2 className="mb-4 text-xl">Pakker</h2>
        {items.length > 0 ? (
          <PackageTable packages={items} />
        ) : (
          <EmptyState title="Her er ingen pakker" text="Den første pakke laver du med felterne ovenfor." />
        )}
        {nextCursor && <LoadMore href={`/admin/qr-packages?cursor=${nextCursor}`} label="Vis ældre pakker" />}
      </section>
    </PageBody>
  )
}
