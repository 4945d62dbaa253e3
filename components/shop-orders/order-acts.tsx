import { AccountField } from '@/components/billing/account-field'
import { ActionForm } from '@/components/form/action-form'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { methodTexts, receivedLabel, takeBackLabel, takeBackText } from '@/lib/domain/shop-orders/copy'
import { orderCall, withdrawPath } from '@/lib/domain/shop-orders/paths'
import type { OrderView } from '@/lib/domain/shop-orders/views'

/** What the buyer can do now: pay, look at the drawing, cancel, regret. */
export function OrderActs({ order }: { order: OrderView }) {
  const { id, number, toPay, step, canCancel, canReceive, regret, isTransferred } = order
  const call = orderCall(id)
  return (
    <div className="space-y-6">
      {toPay?.kind === 'invoice' && <LinkButton href={toPay.path}>Se fakturaen, og betal</LinkButton>}
      {toPay?.kind === 'methods' && toPay.methods.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {toPay.methods.map((method) => (
            <ActionForm
              variant="primary"
              key={method}
              action={`${call}/pay`}
              label={`Betal med ${method === 'card' ? 'kort' : methodTexts[method]}`}
              pendingText="Et øjeblik..."
              fields={{ method }}
            />
          ))}
        </div>
      )}
      {step === 'yours' && (
        <ActionForm
          variant="primary"
          action={`${call}/drawing`}
          label="Se tegningen"
          pendingText="Henter tegningen..."
        />
      )}
      {canReceive && <ActionForm action={`${call}/received`} label={receivedLabel} pendingText="Gemmer..." />}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        {regret === 'open' && (
          <TextLink href={withdrawPath(id)} className="inline-flex min-h-touch items-center">
            Fortryd køb
          </TextLink>
        )}
        {regret === 'made' && !canCancel && (
          <TextLink href={withdrawPath(id)} className="inline-flex min-h-touch items-center">
            Kan jeg fortryde?
          </TextLink>
        )}
        {canCancel && (
          <ActionForm
            action={`${call}/cancel`}
            label={takeBackLabel}
            pendingText="Tager den tilbage..."
            variant="outline"
            confirm={{
              title: `Tag bestilling ${number} tilbage?`,
              description: takeBackText,
              label: takeBackLabel,
              isDestructive: true,
            }}
          >
            <p>{takeBackText}</p>
            {isTransferred && <AccountField />}
          </ActionForm>
        )}
      </div>
    </div>
  )
}
