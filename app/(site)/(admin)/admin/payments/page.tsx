import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ConsoleList } from '@/components/admin/console-list'
import { PaymentTable } from '@/components/bookkeeping/payment-table'
import { WaitingRefunds } from '@/components/bookkeeping/waiting-refunds'
import { fewerText } from '@/components/ui/empty-texts'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { endRefundForm } from '@/lib/domain/bookkeeping/copy'
import { findDraft } from '@/lib/domain/find-draft'
import { differencesPath } from '@/lib/domain/payments/admin-paths'
import { refundFormName, statusTexts } from '@/lib/domain/payments/copy'
import { listDifferences, listPayments, listWaitingRefunds } from '@/lib/domain/payments/desk-queries'
import { differenceListInput, paymentList, paymentListInput, paymentOrder } from '@/lib/domain/payments/desk-schema'
import { paymentStatuses } from '@/lib/domain/payments/schema'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Betalinger' }

export default async function PaymentsPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = paymentListInput.parse(query)
  const [{ items, nextCursor }, refunds, differences, draft, ending] = await orNotFound(
    Promise.all([
      listPayments(actor, filter),
      listWaitingRefunds(actor, {}),
      listDifferences(actor, differenceListInput.parse({})),
      findDraft(refundFormName, query),
      findDraft(endRefundForm, query),
    ]),
  )
  const isFiltered = Object.values(filter).some(Boolean)
  const sorting = { list: paymentList, filter, order: paymentOrder(filter) }
  const links = [undefined, ...paymentStatuses].map((status) => ({
    label: status ? statusTexts[status] : 'Alle',
    choice: { status },
    isHere: status === filter.status,
  }))
  return (
    <ConsoleList
      title="Betalinger"
      intro="Kort, MobilePay og bankoverførsler, og det, der skal betales tilbage."
      above={
        <>
          {draft && <Notice variant="error">{draft.message}</Notice>}
          {ending && <Notice variant="error">{Object.values(ending.errors)[0] ?? ending.message}</Notice>}
          {differences.items.length > 0 && (
            <Notice variant="error" title="Udbyderen og vi er ikke enige">
              <TextLink href={differencesPath}>Se forskellene</TextLink>
            </Notice>
          )}
          {refunds.length > 0 && (
            <section id="tilbage" className="space-y-3">
              <h2 className="text-xl">Tilbagebetalinger, der venter</h2>
              <WaitingRefunds refunds={refunds} refused={{ id: textParam(query, 'afslut'), draft: ending }} />
            </section>
          )}
        </>
      }
      sorting={sorting}
      states={{ label: 'Status', links }}
      kept={{ status: filter.status }}
      table={items.length > 0 ? <PaymentTable payments={items} sorting={sorting} /> : null}
      empty={
        isFiltered
          ? { title: 'Ingen betalinger passer', text: fewerText }
          : { title: 'Her er ingen betalinger', text: 'De kommer til at stå her, når nogen betaler.' }
      }
      nextCursor={nextCursor}
      below={
        <p>
          <TextLink href={differencesPath}>Forskelle mellem udbyderen og os</TextLink>
        </p>
      }
    />
  )
}
