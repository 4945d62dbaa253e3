import { ActionForm } from '@/components/form/action-form'
import { TextLink } from '@/components/ui/text-link'
import { withdrawalDays } from '@/lib/domain/billing/plans'
import { receivedLabel } from '@/lib/domain/shop-orders/copy'
import { orderCall } from '@/lib/domain/shop-orders/paths'
import type { RegretView } from '@/lib/domain/shop-orders/views'

type Props = { order: RegretView; signature: string | null; withdrawPath: string | null }

/** The question whether it came, or what follows now that it did. */
export function ReceivedAnswer({ order, signature, withdrawPath }: Props) {
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
