import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { orNotFound } from '@/app/or-not-found'
import { SaveLink } from '@/components/admin/save-link'
import { AssignPackage } from '@/components/packages/assign-package'
import { CodeTable } from '@/components/packages/code-table'
import { PackageProgress, PackageStateBadge } from '@/components/packages/package-progress'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { codeListParams } from '@/lib/domain/packages/code-list-schema'
import { listCodes } from '@/lib/domain/packages/code-queries'
import { codesText, packageSummary } from '@/lib/domain/packages/copy'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { countInStock, findPackage, listResellerOptions } from '@/lib/domain/packages/queries'
import type { PackageView } from '@/lib/domain/packages/views'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

const shownHere = 10

export const metadata: Metadata = { title: 'QR-pakke' }

export default async function QrPackagePage({ params }: PageProps<'id'>) {
  const actor = await currentActor()
  const { id } = await params
  const view = await orNotFound(findPackage(actor, { id }))
  const canManage = canManagePackages(actor)
  const [{ items }, inStock, resellers] = await Promise.all([
    listCodes(actor, codeListParams.parse({ package: id })),
    countInStock(actor, { id }),
    listResellerOptions(actor, { onlyActive: true }),
  ])
  const isReady = view.state === 'ready'
  return (
    <PageBody width="page" className="space-y-10">
      <p>
        <TouchLink href="/admin/qr-packages">Alle pakker</TouchLink>
      </p>
      <PageHeader
        title={view.name}
        intro={packageSummary(view)}
        actions={
          isReady && (
            <>
              {canManage && inStock > 0 && <AssignPackage packageId={id} inStock={inStock} resellers={resellers} />}
              <LinkButton href={`/admin/qr-production/new?packageNumber=${view.number}`} variant="outline">
                Lav et parti
              </LinkButton>
              {canManage && (
                <SaveLink
                  path={`/api/admin/packages/${id}/codes.csv`}
                  filename="koder.csv"
                  label="Hent koderne som CSV"
                  failed="Koderne blev ikke hentet"
                />
              )}
            </>
          )
        }
      />
      {!isReady && <PackageProgress initial={view} canManage={canManage} />}
      <PackageFacts view={view} inStock={inStock} />
      {items.length > 0 && (
        <section className="space-y-4">
          <h2 className="text-xl">{items.length > shownHere ? 'Nogle af koderne' : 'Koderne'}</h2>
          <CodeTable caption="Pakkens koder" codes={items.slice(0, shownHere)} canManage={canManage} />
          <LinkButton href={`/admin/qr-packages/${id}/qr-codes`} variant="outline">
            Se og vælg mellem {codesText(view.count)}
          </LinkButton>
        </section>
      )}
    </PageBody>
  )
}

const number = (count: number) => count.toLocaleString('da-DK')

/** A package's purpose, and where its codes are. */
function PackageFacts({ view, inStock }: { view: PackageView; inStock: number }) {
  const material = view.material ? materialTexts[view.material] : 'Ikke valgt'
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-border border-t sm:grid-cols-3 lg:grid-cols-5">
      <Fact name="Status">
        <PackageStateBadge initial={view} />
      </Fact>
      <Fact name="Forhandler">{view.reseller?.companyName ?? 'Ingen endnu'}</Fact>
      <Fact name="Materiale">{material}</Fact>
      <Fact name="Kodens størrelse">{view.symbolMm ? `${view.symbolMm} mm` : 'Ikke valgt'}</Fact>
      <Fact name="Aktiveringskode">{view.requiresActivation ? 'Ja' : 'Nej'}</Fact>
      <Fact name="På vores lager">{number(inStock)}</Fact>
      <Fact name="Frie i alt">{number(view.free)}</Fact>
      <Fact name="Låst til en konto">{number(view.claimed)}</Fact>
      <Fact name="Knyttet til en side">{number(view.linked)}</Fact>
      <Fact name="Ude af brug">{number(view.outOfUse)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-border border-b py-4">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="mt-1 break-words font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
