import { EndRefund } from '@/components/bookkeeping/payment-forms'
import { ActionForm } from '@/components/form/action-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { TextLink } from '@/components/ui/text-link'
import { adminPaymentPath } from '@/lib/domain/payments/admin-paths'
import { reasonTexts } from '@/lib/domain/payments/copy'
import type { RefundView } from '@/lib/domain/payments/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

type Shown = 'id' | 'amountOere' | 'reason' | 'status' | 'failure' | 'bankAccount' | 'createdAt' | 'isByBank'
type WaitingRefund = Pick<RefundView, Shown> & { paymentId: string }

const failed = 'Det gik ikke. Hent siden igen, og se, hvordan den står.'

type WaitingRefundsProps = {
  refunds: WaitingRefund[]
  /** The reason that was refused without script, and of which refund. */
  refused: { id: string | undefined; draft: FormDraftView }
}

/** Refunds that a person must transfer, or that failed. */
export function WaitingRefunds({ refunds, refused }: WaitingRefundsProps) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {refunds.map(({ id, paymentId, amountOere, reason, status, failure, bankAccount, createdAt, isByBank }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
          <div className="min-w-0">
            <p>
              <TextLink href={adminPaymentPath(paymentId)} className="font-semibold">
                {formatOere(amountOere)}
              </TextLink>
              , {reasonTexts[reason].toLowerCase()}, {formatDate(new Date(createdAt))}
            </p>
            <p className="break-words text-muted-foreground">
              {status === 'failed'
                ? `Gik ikke igennem. ${failure ?? ''} Prøv igen, eller overfør pengene til den konto, køberen har oplyst.`
                : `Skal overføres til ${bankAccount ?? 'køberens konto, som I må spørge om'}.`}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            {status === 'failed' && (
              <ActionForm
                action={`/api/admin/refunds/${id}/retry`}
                label="Prøv igen"
                about={`med ${formatOere(amountOere)}`}
                pendingText="Prøver igen..."
                doneMessage={{ title: 'Tilbagebetalingen er sat i gang igen' }}
                failed={failed}
              />
            )}
            {(isByBank || status === 'failed') && (
              <ActionForm
                action={`/api/admin/refunds/${id}/finish`}
                label="Er overført"
                about={formatOere(amountOere)}
                pendingText="Gemmer..."
                doneMessage={{ title: 'Tilbagebetalingen er ført' }}
                failed={failed}
                confirm={{
                  title: 'Er pengene overført?',
                  description: `Bekræft, at ${formatOere(amountOere)} er overført fra jeres bank.`,
                }}
              />
            )}
            <EndRefund id={id} about={formatOere(amountOere)} draft={refused.id === id ? refused.draft : null} />
          </div>
        </li>
      ))}
    </ul>
  )
}
