import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AuditFilters } from '@/components/audit/audit-filters'
import { AuditTable } from '@/components/audit/audit-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import type { PageQuery } from '@/lib/domain/accounts/page-params'
import { auditPathWith } from '@/lib/domain/audit/paths'
import { canReadAudit } from '@/lib/domain/audit/policy'
import { listAudit } from '@/lib/domain/audit/queries'
import { auditListInput } from '@/lib/domain/audit/schema'
import { currentActor } from '@/lib/server/actor'

export const metadata: Metadata = { title: 'Log' }

export default async function LogPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canReadAudit(actor)) notFound()
  const filter = auditListInput.parse(query)
  const { items, nextCursor } = await listAudit(actor, filter)
  return (
    <PageBody width="page" className="space-y-8">
      <PageHeader title="Log" intro="Hvem der gjorde hvad, det nyeste først. Det gemmes i fem år." className="mb-2" />
      <AuditFilters filter={filter} />
      {items.length > 0 ? (
        <AuditTable lines={items} caption="Log" />
      ) : (
        <EmptyState title="Intet passer" text="Prøv med færre ord eller et længere tidsrum." />
      )}
      {nextCursor && <LoadMore label="Vis ældre" href={auditPathWith({ ...filter, cursor: nextCursor })} />}
    </PageBody>
  )
}
