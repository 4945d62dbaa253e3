import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PaymentFilters } from '@/components/bookkeeping/payment-filters'
import { PaymentTable } from '@/components/bookkeeping/payment-table'
import { WaitingRefunds } from '@/components/bookkeeping/waiting-refunds'
import { EmptyState } from '@/components/ui/empty-state'
import { fewerWords } from '@/components/ui/empty-texts'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { endRefundForm } from '@/lib/domain/bookkeeping/form-names'
import { withQuery } from '@/lib/domain/bookkeeping/paths'
import { findDraft } from '@/lib/domain/find-draft'
import { adminPaymentsPath, differencesPath } from '@/lib/domain/payments/admin-paths'
import { listDifferences, listPayments, listWaitingRefunds } from '@/lib/domain/payments/desk-queries'
import { differenceListInput, paymentListInput } from '@/lib/domain/payments/desk-schema'
import { refundFormName } from '@/lib/domain/payments/form-names'
import { canManagePayments } from '@/lib/domain/payments/policy'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Betalinger' }

export default async function PaymentsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canManagePayments(actor)) notFound()
  const filter = paymentListInput.parse(query)
  const draftId = textParam(query, 'kladde')
  const [{ items, nextCursor }, refunds, differences, draft, ending] = await Promise.all([
    listPayments(actor, filter),
    listWaitingRefunds(actor, {}),
    listDifferences(actor, differenceListInput.parse({})),
    findDraft(refundFormName, draftId),
    findDraft(endRefundForm, draftId),
  ])
  const { cursor: _, ...chosen } = filter
  const isFiltered = Object.values(chosen).some(Boolean)
  return (
    <PageBody width="page" className="space-y-10">
      <PageHeader title="Betalinger" intro="Kort, MobilePay og bankoverførsler, og det, der skal betales tilbage." />
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
      <section aria-label="Alle betalinger" className="space-y-8">
        <PaymentFilters {...chosen} />
        {items.length > 0 ? (
          <PaymentTable payments={items} />
        ) : isFiltered ? (
          <EmptyState title="Ingen betalinger passer" text={fewerWords} />
        ) : (
          <EmptyState title="Her er ingen betalinger" text="De kommer til at stå her, når nogen betaler." />
        )}
        {nextCursor && <LoadMore href={withQuery(adminPaymentsPath, { ...chosen, cursor: nextCursor })} />}
      </section>
      <p>
        <TextLink href={differencesPath}>Forskelle mellem udbyderen og os</TextLink>
      </p>
    </PageBody>
  )
}
