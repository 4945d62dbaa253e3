import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { ApplicationCard } from '@/components/resellers/application-card'
import { WaitingOrders } from '@/components/resellers/order-card'
import { ResellerTable } from '@/components/resellers/reseller-table'
import { fewerText } from '@/components/ui/empty-texts'
import { Notice } from '@/components/ui/notice'
import { findDraft } from '@/lib/domain/find-draft'
import { listWaitingApplications } from '@/lib/domain/resellers/application-queries'
import { countResellers, listResellers } from '@/lib/domain/resellers/console-queries'
import { resellerList, resellerListInput, resellerOrder, resellerStatuses } from '@/lib/domain/resellers/console-schema'
import { statusTexts } from '@/lib/domain/resellers/copy'
import { listReceivedOrders } from '@/lib/domain/resellers/order-queries'
import { adminResellerForm } from '@/lib/domain/resellers/paths'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Forhandlere' }

export default async function ResellersPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = resellerListInput.parse(query)
  const [applications, orders, { items, nextCursor }, counts, refusal] = await orNotFound(
    Promise.all([
      listWaitingApplications(actor),
      listReceivedOrders(actor),
      listResellers(actor, filter),
      countResellers(actor, filter),
      findDraft(adminResellerForm, query),
    ]),
  )
  const { status, mangler, search, from, to } = filter
  const sorting = { list: resellerList, filter, order: resellerOrder(filter) }
  const states = [
    { label: 'Alle', count: counts.active + counts.suspended, choice: { status: undefined, mangler: undefined } },
    ...resellerStatuses.map((value) => ({
      label: statusTexts[value],
      count: counts[value],
      choice: { status: value, mangler: undefined },
    })),
    { label: 'Mangler faktura', count: counts.uninvoiced, choice: { status: undefined, mangler: 'faktura' } },
  ]
  return (
    <ConsoleList
      title="Forhandlere"
      intro="Dem, der søger om at blive forhandler, og dem, der er det."
      above={
        <>
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
        </>
      }
      sorting={sorting}
      states={{
        label: 'Status',
        links: states.map((state) => ({
          ...state,
          isHere: state.choice.status === status && state.choice.mangler === mangler,
        })),
      }}
      kept={{ status, mangler }}
      table={items.length > 0 ? <ResellerTable resellers={items} sorting={sorting} /> : null}
      empty={
        search || status || mangler || from || to
          ? { title: 'Ingen forhandlere passer', text: fewerText }
          : { title: 'Her er ingen forhandlere endnu', text: 'Når I godkender en ansøgning, står forhandleren her.' }
      }
      nextCursor={nextCursor}
    />
  )
}
