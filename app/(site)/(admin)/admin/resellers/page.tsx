import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ApplicationCard } from '@/components/resellers/application-card'
import { ResellerFilters } from '@/components/resellers/reseller-filters'
import { ResellerTable } from '@/components/resellers/reseller-table'
import { WaitingOrders } from '@/components/resellers/waiting-orders'
import { EmptyState } from '@/components/ui/empty-state'
import { fewerWords } from '@/components/ui/empty-texts'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { listWaitingApplications } from '@/lib/domain/resellers/application-queries'
import { countResellers, listResellers } from '@/lib/domain/resellers/console-queries'
import { resellerListInput, resellerListQuery } from '@/lib/domain/resellers/console-schema'
import { adminResellerForm } from '@/lib/domain/resellers/form-names'
import { listReceivedOrders } from '@/lib/domain/resellers/order-queries'
import { resellersPath } from '@/lib/domain/resellers/paths'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Forhandlere' }

export default async function ResellersPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canManageResellers(actor)) notFound()
  const filter = resellerListInput.parse(query)
  const [applications, orders, { items, nextCursor }, counts, refusal] = await Promise.all([
    listWaitingApplications(actor),
    listReceivedOrders(actor),
    listResellers(actor, filter),
    countResellers(actor, filter),
    findDraft(adminResellerForm, textParam(query, 'kladde')),
  ])
  return (
    <PageBody width="page" className="space-y-14">
      <PageHeader
        title={<span className="hyphens-auto">Forhandlere</span>}
        intro="Dem, der søger om at blive forhandler, og dem, der er det."
      />
      {refusal && <Notice variant="error">{refusal.message}</Notice>}
      {applications.length > 0 && (
        <section id="ansoegninger" className="scroll-mt-8">
          <h2 className="mb-5 text-2xl">Ansøgninger, der venter</h2>
          <div className="space-y-6">
            {applications.map((application) => (
              <ApplicationCard key={application.id} application={application} />
            ))}
          </div>
        </section>
      )}
      <WaitingOrders orders={orders} />
      <section aria-label="Alle forhandlere" className="space-y-8">
        <ResellerFilters filter={filter} counts={counts} />
        {items.length > 0 ? (
          <ResellerTable resellers={items} />
        ) : filter.search || filter.status || filter.mangler ? (
          <EmptyState title="Ingen forhandlere passer" text={fewerWords} />
        ) : (
          <EmptyState
            title="Her er ingen forhandlere endnu"
            text="Når I godkender en ansøgning, står forhandleren her."
          />
        )}
        {nextCursor && <LoadMore href={`${resellersPath}?${resellerListQuery({ ...filter, cursor: nextCursor })}`} />}
      </section>
    </PageBody>
  )
}
