import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ImportCodes } from '@/components/packages/import-codes'
import { MakePackageForm } from '@/components/packages/make-package-form'
import { PackageTable } from '@/components/packages/package-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { leastSymbolMm } from '@/lib/domain/artwork/symbol'
import { canManagePackages, canReadPackages } from '@/lib/domain/packages/policy'
import { listPackages, listResellerOptions } from '@/lib/domain/packages/queries'
import { packageListInput } from '@/lib/domain/packages/schema'
import { currentActor } from '@/lib/server/actor'

export const metadata: Metadata = { title: 'QR-pakker' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function QrPackagesPage({ searchParams }: Props) {
  const actor = await currentActor()
  if (!canReadPackages(actor)) notFound()
  const { cursor } = packageListInput.parse(await searchParams)
  const canManage = canManagePackages(actor)
  const [{ items, nextCursor }, resellers] = await Promise.all([
    listPackages(actor, { cursor }),
    listResellerOptions(actor, { onlyActive: true }),
  ])
  return (
    <PageBody width="page" className="space-y-12">
      <PageHeader
        title="QR-pakker"
        intro="Koderne bliver lavet i pakker, og hver kode kan følges herfra."
        actions={
          <>
            {canManage && <LinkButton href="#ny-pakke">Lav en pakke</LinkButton>}
            <LinkButton href="/admin/qr" variant="outline">
              Find en kode
            </LinkButton>
          </>
        }
      />
      <section>
        {items.length > 0 ? (
          <PackageTable packages={items} />
        ) : (
          <EmptyState title="Her er ingen pakker" text="Den første pakke laver du med felterne nedenfor." />
        )}
        {nextCursor && <LoadMore href={`/admin/qr-packages?cursor=${nextCursor}`} label="Vis ældre pakker" />}
      </section>
      {canManage && (
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-2">
          <section id="ny-pakke">
            <h2 className="mb-5 text-xl">Ny pakke</h2>
            <MakePackageForm leastMm={leastSymbolMm()} resellers={resellers} />
          </section>
          <section>
            <h2 className="mb-5 text-xl">Giv koder til forhandlere fra en liste</h2>
            <ImportCodes />
          </section>
        </div>
      )}
    </PageBody>
  )
}
