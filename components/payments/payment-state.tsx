import { OpenPayment, WaitForPayment } from '@/components/payments/open-payment'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { paymentPageTexts, refusalText, wrongAmountCode } from '@/lib/domain/payments/copy'
import type { SignedPaymentView } from '@/lib/domain/payments/schema'

/**
 * The payer comes from the provider's page, having paid there or not, from this page's form without script, or has just
 * ordered.
 */
export type CameFrom = 'paid' | 'interrupted' | 'opened' | 'ordered' | null

type Props = {
  payment: SignedPaymentView
  from: CameFrom
  refusal: string | null
}

/** How the payment stands, and what the payer can do about it. */
export function PaymentState({ payment, from, refusal }: Props) {
  const { id, key, status, payUrl, failureCode, backPath } = payment
  // Also after a refused card, and when the page was closed: the provider leads here only once somebody paid.
  if (from === 'paid' && status !== 'paid' && status !== 'failed') {
    return <WaitForPayment id={id} paymentKey={key} againPath={`/payment/${id}?key=${key}`} />
  }
  if (status !== 'open') return <Over status={status} backPath={backPath} failureCode={failureCode} />
  return (
    <div className="space-y-8">
      {failureCode && (
        <Notice variant="error" title={refusalText(failureCode)}>
          {paymentPageTexts.refused}
        </Notice>
      )}
      {from === 'interrupted' && !failureCode && <Notice>{paymentPageTexts.interrupted}</Notice>}
      {from === 'opened' && payUrl ? (
        <p>
          <a
            href={payUrl}
            className="inline-flex min-h-touch items-center text-lg text-link underline underline-offset-4"
          >
            {paymentPageTexts.leave}
          </a>
        </p>
      ) : (
        <OpenPayment
          id={id}
          refusal={refusal}
          paymentKey={key}
          goesOn={from === 'ordered' && !failureCode && !refusal}
          label={failureCode ? paymentPageTexts.again : paymentPageTexts.ready}
        />
      )}
      <p className="text-muted-foreground">{paymentPageTexts.safe}</p>
      <LinkButton href={backPath} variant="outline">
        {paymentPageTexts.otherWay}
      </LinkButton>
    </div>
  )
}

type OverProps = Pick<SignedPaymentView, 'backPath' | 'failureCode' | 'status'>

function Over({ status, backPath, failureCode }: OverProps) {
  return (
    <div className="space-y-8">
      {status === 'failed' && (
        <Notice variant="error" title={refusalText(failureCode)}>
          {paymentPageTexts.refused}
        </Notice>
      )}
      {status === 'expired' && <Notice>{paymentPageTexts.expired}</Notice>}
      {status === 'cancelled' && (
        <Notice>{failureCode === wrongAmountCode ? paymentPageTexts.wrongAmount : paymentPageTexts.cancelled}</Notice>
      )}
      {status === 'paid' && <Notice variant="success">{paymentPageTexts.paid}</Notice>}
      <LinkButton href={backPath}>{paymentPageTexts.back}</LinkButton>
    </div>
  )
}
