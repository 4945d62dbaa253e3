import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { CodeList } from '@/components/packages/code-list'
import { TouchLink } from '@/components/ui/text-link'
import { codeListParams } from '@/lib/domain/packages/code-list-schema'
import { listCodes } from '@/lib/domain/packages/code-queries'
import { packageSummary } from '@/lib/domain/packages/copy'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { findPackage, listResellerOptions } from '@/lib/domain/packages/queries'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Pakkens koder' }

export default async function PackageCodesPage({ params, searchParams }: PageProps<'id'>) {
  const actor = await currentActor()
  const { id } = await params
  const view = await orNotFound(findPackage(actor, { id }))
  const filter = { ...codeListParams.parse(await searchParams), package: id }
  const [page, resellers] = await Promise.all([
    listCodes(actor, filter),
    listResellerOptions(actor, { onlyActive: false }),
  ])
  return (
    <CodeList
      title={`Koder i ${view.name}`}
      intro={packageSummary(view)}
      above={
        <p>
          <TouchLink href={`/admin/qr-packages/${id}`}>Pakke {view.number}</TouchLink>
        </p>
      }
      page={page}
      filter={filter}
      path={`/admin/qr-packages/${id}/qr-codes`}
      caption="Pakkens koder"
      canManage={canManagePackages(actor)}
      resellers={resellers}
    />
  )
}
