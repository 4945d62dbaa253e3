import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { AuditFields } from '@/components/audit/audit-fields'
import { AuditTable } from '@/components/audit/audit-table'
import { LogCheckState } from '@/components/audit/log-check'
import { checkForm } from '@/lib/domain/audit/copy'
import { getLastCheck, listAudit } from '@/lib/domain/audit/queries'
import { auditList, auditListInput, auditOrder } from '@/lib/domain/audit/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { retentionDays } from '@/lib/domain/legal/retention'
import { currentActor } from '@/lib/server/actor'
import { daysInWords } from '@/lib/shared/number-words'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Log' }

export default async function AuditPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = auditListInput.parse(query)
  const [{ items, nextCursor }, state] = await orNotFound(Promise.all([listAudit(actor, filter), getLastCheck(actor)]))
  const draft = await findDraft(checkForm, query)
  const sorting = { list: auditList, filter, order: auditOrder(filter) }
  return (
    <ConsoleList
      title="Log"
      intro={`Hvem der gjorde hvad. Det gemmes i ${daysInWords(retentionDays.auditEntry)}.`}
      above={
        <LogCheckState lastCheck={state.lastCheck} isJustChecked={query.tak === checkForm} message={draft?.message} />
      }
      sorting={sorting}
      fields={<AuditFields filter={filter} />}
      table={items.length > 0 ? <AuditTable lines={items} sorting={sorting} caption="Log" /> : null}
      empty={{ title: 'Intet passer', text: 'Prøv med færre ord eller et længere tidsrum.' }}
      nextCursor={nextCursor}
    />
  )
}
