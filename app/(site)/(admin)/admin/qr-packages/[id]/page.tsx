import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SaveLink } from '@/components/admin/save-link'
import { AssignPackage } from '@/components/packages/assign-package'
import { CodeTable } from '@/components/packages/code-table'
import { PackageFacts } from '@/components/packages/package-facts'
import { PackageProgress } from '@/components/packages/package-progress'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { codeListParams } from '@/lib/domain/packages/code-list-schema'
import { listCodes } from '@/lib/domain/packages/code-queries'
import { codesText, packageSummary } from '@/lib/domain/packages/copy'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { countInStock, findPackage, listResellerOptions } from '@/lib/domain/packages/queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'

const shownHere = 10

export const metadata: Metadata = { title: 'QR-pakke' }

export default async function QrPackagePage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await currentActor()
  const { id } = await params
  const view = await orNull(findPackage(actor, { id }))
  if (!view) notFound()
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
        <TextLink href="/admin/qr-packages" className="inline-flex min-h-touch items-center">
          Alle pakker
        </TextLink>
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
