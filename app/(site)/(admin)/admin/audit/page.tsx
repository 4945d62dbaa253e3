import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ConsoleList } from '@/components/admin/console-list'
import { AuditFilters } from '@/components/audit/audit-filters'
import { AuditTable } from '@/components/audit/audit-table'
import { ChainState } from '@/components/audit/chain-state'
import { chainForm } from '@/lib/domain/audit/copy'
import { auditPathWith } from '@/lib/domain/audit/paths'
import { getChainState, listAudit } from '@/lib/domain/audit/queries'
import { auditListInput } from '@/lib/domain/audit/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { retentionDays } from '@/lib/domain/legal/retention'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { daysInWords } from '@/lib/shared/number-words'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Log' }

export default async function AuditPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = auditListInput.parse(query)
  const [page, state] = await Promise.all([orNull(listAudit(actor, filter)), orNull(getChainState(actor))])
  if (!page || !state) notFound()
  const { items, nextCursor } = page
  const draft = await findDraft(chainForm, typeof query.kladde === 'string' ? query.kladde : undefined)
  return (
    <ConsoleList
      title="Log"
      intro={`Hvem der gjorde hvad, det nyeste først. Det gemmes i ${daysInWords(retentionDays.auditEntry)}.`}
      filters={
        <>
          <ChainState state={state} isJustChecked={query.tak === chainForm} message={draft?.message} />
          <AuditFilters filter={filter} />
        </>
      }
      table={items.length > 0 ? <AuditTable lines={items} caption="Log" /> : null}
      empty={{ title: 'Intet passer', text: 'Prøv med færre ord eller et længere tidsrum.' }}
      more={nextCursor ? { label: 'Vis ældre', href: auditPathWith({ ...filter, cursor: nextCursor }) } : null}
    />
  )
}
