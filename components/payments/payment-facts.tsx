import { methodTexts } from '@/lib/domain/payments/copy'
import type { SignedPaymentView } from '@/lib/domain/payments/schema'
import { formatOere } from '@/lib/shared/money'

/** What is paid, how much, and how. */
export function PaymentFacts({ description, amountOere, vatOere, method }: SignedPaymentView) {
  return (
    <dl className="mb-10 grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {description && <Fact name="Det betaler du for" value={description} />}
      <Fact name="Beløb" value={`${formatOere(amountOere)} (heraf moms ${formatOere(vatOere)})`} />
      <Fact name="Betales med" value={methodTexts[method]} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="text-lg wrap-anywhere">{value}</dd>
    </div>
  )
}
