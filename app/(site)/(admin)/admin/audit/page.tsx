import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsoleList } from '@/components/admin/console-list'
import { AuditFilters } from '@/components/audit/audit-filters'
import { AuditTable } from '@/components/audit/audit-table'
import { auditPathWith } from '@/lib/domain/audit/paths'
import { listAudit } from '@/lib/domain/audit/queries'
import { auditListInput } from '@/lib/domain/audit/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Log' }

export default async function LogPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = auditListInput.parse(query)
  const page = await orNull(listAudit(actor, filter))
  if (!page) notFound()
  const { items, nextCursor } = page
  return (
    <ConsoleList
      title="Log"
      intro="Hvem der gjorde hvad, det nyeste først. Det gemmes i fem år."
      filters={<AuditFilters filter={filter} />}
      table={items.length > 0 ? <AuditTable lines={items} caption="Log" /> : null}
      empty={{ title: 'Intet passer', text: 'Prøv med færre ord eller et længere tidsrum.' }}
      more={nextCursor ? { label: 'Vis ældre', href: auditPathWith({ ...filter, cursor: nextCursor }) } : null}
    />
  )
}
