import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { ActionForm } from '@/components/form/action-form'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import { receivedLabel } from '@/lib/domain/shop-orders/copy'
import { orderCall, withdrawPath } from '@/lib/domain/shop-orders/paths'
import { getRegret } from '@/lib/domain/shop-orders/queries'
import type { RegretView } from '@/lib/domain/shop-orders/views'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Er den kommet?', robots: { index: false }, referrer: 'same-origin' }

/** The buyer says that an order came. Opens signed in, or by the link of the mail about its sending. */
export default async function ReceivedOrderPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const signature = textParam(query, 'key') ?? null
  const order = await orNotFound(getRegret(actor, { id, ...(signature ? { key: signature } : {}) }))
  return (
    <PageBody title="Er den kommet?" intro={`Bestilling ${order.number}: ${order.ordered}.`}>
      <ReceivedAnswer
        order={order}
        signature={signature}
        withdrawPath={order.item === 'code' && order.regret === 'open' ? withdrawPath(order.id, signature) : null}
      />
    </PageBody>
  )
}

type AnswerProps = { order: RegretView; signature: string | null; withdrawPath: string | null }

/** The question whether it came, or what follows now that it did. */
function ReceivedAnswer({ order, signature, withdrawPath }: AnswerProps) {
  const { id, item, canReceive, receivedAt, shippedAt, regretUntil } = order
  return (
    <div className="max-w-measure space-y-6">
      {canReceive && (
        <ActionForm
          className="block space-y-4"
          variant="primary"
          action={`${orderCall(id)}/received`}
          fields={signature ? { key: signature } : {}}
          label={receivedLabel}
          pendingText="Gemmer..."
        >
          <p>
            Vi sendte den {shippedAt}. Tryk, når du har fået den
            {item === 'code' && `: fra den dag har du ${withdrawalDays} dage til at fortryde`}. Er den ikke kommet, så
            skriv til os.
          </p>
        </ActionForm>
      )}
      {receivedAt && (
        <p role="status">
          Tak. Vi har skrevet, at den kom {receivedAt}.
          {regretUntil && item === 'code' && ` Du kan fortryde til og med ${regretUntil}.`}
        </p>
      )}
      {!canReceive && !receivedAt && <p>Den er ikke sendt endnu. Vi skriver til dig, når den er på vej.</p>}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href="/contact?emne=question">Skriv til os</TextLink>
        {withdrawPath && <TextLink href={withdrawPath}>Fortryd køb</TextLink>}
      </p>
    </div>
  )
}
