import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { ImportCodes } from '@/components/packages/import-codes'
import { MakePackageForm } from '@/components/packages/make-package-form'
import { PackageTable } from '@/components/packages/package-table'
import { ResellerFilter } from '@/components/packages/reseller-select'
import { fewerText } from '@/components/ui/empty-texts'
import { LinkButton } from '@/components/ui/link-button'
import { leastSymbolMm } from '@/lib/domain/artwork/symbol'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { listPackages, listResellerOptions } from '@/lib/domain/packages/queries'
import { packageList, packageListInput, packageOrder } from '@/lib/domain/packages/schema'
import { currentActor } from '@/lib/server/actor'
import type { Actor } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'QR-pakker' }

export default async function QrPackagesPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  const filter = packageListInput.parse(await searchParams)
  const canManage = canManagePackages(actor)
  const [{ items, nextCursor }, resellers] = await orNotFound(
    Promise.all([listPackages(actor, filter), listResellerOptions(actor, { onlyActive: false })]),
  )
  const sorting = { list: packageList, filter, order: packageOrder(filter) }
  return (
    <ConsoleList
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
      sorting={sorting}
      fields={<ResellerFilter value={filter.reseller} resellers={resellers} />}
      table={items.length > 0 ? <PackageTable packages={items} sorting={sorting} /> : null}
      empty={
        Object.values(filter).some(Boolean)
          ? { title: 'Ingen pakker passer', text: fewerText }
          : { title: 'Her er ingen pakker', text: 'Den første pakke laver du med felterne nedenfor.' }
      }
      nextCursor={nextCursor}
      below={canManage && <MakePackages actor={actor} />}
    />
  )
}

async function MakePackages({ actor }: { actor: Actor }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-2">
      <section id="ny-pakke">
        <h2 className="mb-5 text-xl">Ny pakke</h2>
        <MakePackageForm leastMm={leastSymbolMm()} resellers={await listResellerOptions(actor, { onlyActive: true })} />
      </section>
      <section>
        <h2 className="mb-5 text-xl">Giv koder til forhandlere fra en liste</h2>
        <ImportCodes />
      </section>
    </div>
  )
}
