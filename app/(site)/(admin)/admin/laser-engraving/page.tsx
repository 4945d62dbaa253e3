import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OrderExportForm } from '@/components/artwork/order-export-form'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { listPackageChoices } from '@/lib/domain/exports/queries'
import { orderPageInput } from '@/lib/domain/exports/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Tegninger til gravering' }

export default async function LaserEngravingPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  if (actor.kind !== 'administrator') notFound()
  const chosen = orderPageInput.parse(await searchParams)
  return (
    <PageBody
      width="page"
      title="Tegninger til gravering"
      intro="Se koden, som den bliver på stenen, og få filer, der er prøvet, før de graveres."
      actions={
        <LinkButton href="/admin/qr-export" variant="outline">
          Alle eksporter
        </LinkButton>
      }
    >
      <OrderExportForm
        area="admin"
        followedAt="/admin/qr-export"
        packages={await listPackageChoices(actor)}
        {...chosen}
      />
    </PageBody>
  )
}
