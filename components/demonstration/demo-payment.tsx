import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { demoPaymentFormName } from '@/lib/domain/demo/paths'
import type { DemoPaymentView } from '@/lib/domain/demo/schema'
import { formatOere } from '@/lib/shared/money'

const methodNames = { card: 'Kort', mobilepay: 'MobilePay' }

/** Stands where the provider's payment page would be. Two buttons in a plain form: it needs no script. */
export function DemoPayment({ payment, refusal }: { payment: DemoPaymentView; refusal: string | undefined }) {
  const { session, amountOere, description, method, keepsCard, isRefused, cancelPath } = payment
  return (
    <PageBody width="form" title="Betaling">
      <Notice title="Dette er en demonstration">
        Ingen penge flyttes, og du bliver ikke spurgt om et kort. Her vælger du selv, hvordan betalingen ender.
      </Notice>
      {(refusal || isRefused) && (
        <Notice variant="error" className="mt-6">
          {refusal ??
            `${method === 'card' ? 'Kortet' : 'Betalingen'} blev afvist, og der er ikke betalt noget. Prøv igen, eller fortryd.`}
        </Notice>
      )}
      <dl className="my-10 space-y-4">
        <Line name="Hvad du betaler for">{description}</Line>
        <Line name="Beløb">
          <strong className="text-2xl">{formatOere(amountOere)}</strong>
        </Line>
        <Line name="Hvordan">
          {methodNames[method]}
          {keepsCard && ', som også bruges næste gang, der skal betales'}
        </Line>
      </dl>
      <form
        id={demoPaymentFormName}
        action={`/api/demo-payments/${encodeURIComponent(session)}`}
        method="post"
        className="flex flex-col gap-3"
      >
        <Button type="submit" name="choice" value="pay" size="lg">
          Betal {formatOere(amountOere)}
        </Button>
        <Button type="submit" name="choice" value="decline" variant="outline" size="lg">
          {method === 'card' ? 'Afvis kortet' : 'Afvis betalingen'}
        </Button>
        <LinkButton href={cancelPath} variant="ghost" size="lg" prefetch={false}>
          Fortryd
        </LinkButton>
      </form>
    </PageBody>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere text-lg">{children}</dd>
    </div>
  )
}

/** The page was paid, cancelled or is too old. */
export function DemoPaymentClosed({ payment }: { payment: DemoPaymentView }) {
  return (
    <PageBody
      width="form"
      title="Betalingssiden er lukket"
      intro="Der er betalt, eller tiden er gået. Her kan ikke betales igen."
    >
      <LinkButton href={payment.successPath} prefetch={false}>
        Se, hvordan det står til
      </LinkButton>
    </PageBody>
  )
}
