import { ActionForm } from '@/components/form/action-form'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { beginNowLabel } from '@/lib/domain/billing/copy'
import { agreementCall } from '@/lib/domain/subscriptions/paths'
import { beginNowText } from '@/lib/domain/subscriptions/plan-story'
import type { PayerView, PayMethod, PlanView, TransferView } from '@/lib/domain/subscriptions/schema'
import { formatOere } from '@/lib/shared/money'

/** What the payer can begin or pay now, and the plans that were chosen for the next period. */
export function PlanNext({ plan, mine, methods }: { plan: PlanView; mine: PayerView; methods: PayMethod[] }) {
  const { transfer, payPath, canPay, isNextPlanned } = mine
  const call = (verb: string) => agreementCall(plan.id, verb)
  return (
    <>
      {transfer && <Transfer transfer={transfer} />}
      {payPath && plan.state === 'ordered' && (
        <p>
          <TextLink href={payPath}>Gå videre til betalingen</TextLink>
        </p>
      )}
      {plan.canBeginNow && (
        <ActionForm
          action={call('begin-now')}
          label={beginNowLabel}
          pendingText="Begynder..."
          variant="primary"
          className="block space-y-4"
        >
          <p>{beginNowText(plan)}</p>
        </ActionForm>
      )}
      {isNextPlanned && (
        <ActionForm action={call('undo-change')} label="Behold et år ad gangen" pendingText="Gemmer..." />
      )}
      {canPay &&
        (['card', 'mobilepay'] as const)
          .filter((method) => methods.includes(method))
          .map((method) => (
            <ActionForm
              key={method}
              action={call('pay')}
              fields={{ method }}
              label={method === 'card' ? 'Betal næste periode med kort' : 'Betal næste periode med MobilePay'}
              pendingText="Åbner betalingen..."
              variant={plan.state === 'grace' ? 'primary' : 'outline'}
            />
          ))}
    </>
  )
}

function Transfer({ transfer }: { transfer: TransferView }) {
  const { registration, account, paymentCode, amountOere, path } = transfer
  return (
    <Notice title={`Overfør ${formatOere(amountOere)}`}>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt>Konto</dt>
        <dd className="tabular-nums">
          {registration} {account}
        </dd>
        <dt>Betalingskode (i beskedfeltet)</dt>
        <dd className="tabular-nums">{paymentCode}</dd>
      </dl>
      <p className="mt-2">
        <a href={path} className="text-link underline underline-offset-4">
          Hent fakturaen som PDF
        </a>
      </p>
    </Notice>
  )
}
