import type { ReactNode } from 'react'
import { AccountField } from '@/components/billing/account-field'
import { ActionForm } from '@/components/form/action-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { RadioGroup } from '@/components/ui/radio-group'
import { methodTexts } from '@/lib/domain/payments/copy'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import { changeNowHint, choiceNames, methodHint, orderLabel, withdrawLabel } from '@/lib/domain/subscriptions/copy'
import { agreementCall, withdrawPath } from '@/lib/domain/subscriptions/paths'
import { type PayerView, type PlanChange, type PlanView, partsOf } from '@/lib/domain/subscriptions/schema'
import { formatDate, formatLastDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

type Props = { plan: PlanView; mine: PayerView; methods: PaymentMethod[]; termsVersion: string }

const day = (iso: string) => formatDate(new Date(iso))

/** What the payer can do: regret and cancel at hand, the rest to open. */
export function PlanChoices({ plan, mine, methods, termsVersion }: Props) {
  const isUnpaid = plan.state === 'ordered' || plan.state === 'transfer'
  return (
    <>
      {mine.canResume && (
        <ActionForm
          className="block space-y-4"
          action={agreementCall(plan.id, 'resume')}
          label="Fortryd opsigelsen"
          pendingText="Gemmer..."
          variant="primary"
        />
      )}
      {mine.regret && <Regret id={plan.id} {...mine.regret} />}
      {mine.canCancel && (
        <ActionForm
          className="block space-y-4"
          action={agreementCall(plan.id, 'cancel')}
          label={isUnpaid ? 'Annullér bestillingen' : 'Sig op'}
          pendingText={isUnpaid ? 'Annullerer...' : 'Siger op...'}
        >
          <p>
            {isUnpaid
              ? mine.receivedOere > 0
                ? `Du kan annullere bestillingen. Vi har fået ${formatOere(mine.receivedOere)} og betaler dem tilbage.`
                : 'Du kan annullere bestillingen. Der er ikke betalt noget.'
              : plan.state === 'grace' || !plan.paidUntil
                ? 'Siger du op, slutter Premium med det samme, og du skylder ikke noget.'
                : // kept by: lib/domain/subscriptions/commands/cancel-subscription.test.ts
                  `Siger du op, løber Premium til og med ${formatLastDay(new Date(plan.paidUntil))}, og der bliver ikke trukket mere.`}
          </p>
          {mine.receivedOere > 0 && <AccountField />}
        </ActionForm>
      )}
      <div className="divide-y divide-border border-border border-y empty:hidden">
        {mine.changes.map((change) => (
          <ChangeForm key={change.choice} plan={plan} change={change} methods={methods} termsVersion={termsVersion} />
        ))}
        <RenewalWay id={plan.id} mine={mine} />
        {mine.leave && plan.state === 'running' && <Leave id={plan.id} {...mine.leave} />}
      </div>
    </>
  )
}

function Regret({ id, until, refundOere }: NonNullable<PayerView['regret']> & { id: string }) {
  return (
    <div className="space-y-3">
      <p>
        Du kan fortryde købet til og med {day(until)}
        {refundOere > 0 && ` og få ${formatOere(refundOere)} tilbage`}.
      </p>
      <LinkButton href={withdrawPath(id)} variant="outline">
        {withdrawLabel}
      </LinkButton>
    </div>
  )
}

function RenewalWay({ id, mine: { next, renewal, hasCard, cardLabel } }: { id: string; mine: PayerView }) {
  if (!next || (renewal !== 'card' && !hasCard)) return null
  const toInvoice = renewal === 'card'
  return (
    <Disclosure
      title={toInvoice ? 'Få en faktura i stedet for at bruge kortet' : 'Brug kortet i stedet for en faktura'}
    >
      <ActionForm
        className="block space-y-4"
        action={agreementCall(id, 'renewal-way')}
        fields={{ way: toInvoice ? 'invoice' : 'card' }}
        label={toInvoice ? 'Send mig en faktura' : `Brug ${cardLabel ?? 'det gemte kort'}`}
        pendingText="Gemmer..."
      >
        <p>
          {toInvoice
            ? 'Vi sender fakturaen, før næste periode begynder. Du kan betale den med MobilePay, kort eller overførsel, eller lade den ligge.'
            : 'Så trækkes beløbet på kortet den dag, næste periode begynder.'}
        </p>
      </ActionForm>
    </Disclosure>
  )
}

function Leave({ id, from, isOpen, refundOere, isByTransfer }: NonNullable<PayerView['leave']> & { id: string }) {
  return (
    <Disclosure title="Stop før tid">
      {isOpen ? (
        <ActionForm
          className="block space-y-4"
          action={agreementCall(id, 'leave')}
          label="Stop nu og få resten tilbage"
          pendingText="Stopper..."
          confirm={{
            cancelLabel: 'Gå tilbage',
            title: 'Stop Premium nu',
            description: `Premium slutter med det samme, og du får ${formatOere(refundOere)} tilbage. Siden bliver stående.`,
          }}
        >
          <p>Stopper du nu, får du {formatOere(refundOere)} tilbage for de dage, der ikke er brugt.</p>
          {isByTransfer && <AccountField />}
        </ActionForm>
      ) : (
        <p>Fra {day(from)} kan du stoppe med det samme og få pengene for resten af tiden tilbage.</p>
      )}
    </Disclosure>
  )
}

type ChangeProps = { plan: PlanView; change: PlanChange; methods: PaymentMethod[]; termsVersion: string }

function ChangeForm({ plan, change, methods, termsVersion }: ChangeProps) {
  const { choice, priceOere, deductedOere, toPayOere, later } = change
  const { interval, plan: kind } = partsOf[choice]
  const name = choiceNames[choice]
  if (later && methods.length === 0) return null
  return (
    <Disclosure title={`Skift til ${name}`}>
      <ActionForm
        className="block space-y-4"
        action={agreementCall(plan.id, 'change')}
        fields={{
          choice,
          termsVersion,
          shownOere: String(toPayOere),
          ...(later ? { shownLaterOere: String(later.toPayOere) } : {}),
        }}
        label={later ? orderLabel : 'Skift fra næste periode'}
        pendingText="Skifter..."
        variant="primary"
      >
        <p>
          {later
            ? `Skifter du med det samme, betaler du ${formatOere(toPayOere)} med moms: ${formatOere(priceOere)} minus ${formatOere(deductedOere)} for det, der er betalt og ikke brugt. Skiftet sker, når det er betalt, og den nye plan tæller fra i dag.`
            : `Når den betalte periode er gået, koster Premium ${formatOere(priceOere)} om måneden. Du betaler ikke noget nu.`}
        </p>
        {later && (
          <>
            <FieldGroup legend="Hvordan vil du betale?">
              <RadioGroup
                name="method"
                defaultValue={methods[0] ?? 'card'}
                options={methods.map((value) => ({
                  value,
                  label: methodTexts[value],
                  hint: methodHint(value, interval),
                }))}
              />
            </FieldGroup>
            <Checkbox
              name="startNow"
              value="ja"
              label="Jeg vil have den nye plan med det samme"
              hint={changeNowHint(kind, { on: day(later.from), toPay: formatOere(later.toPayOere) })}
            />
          </>
        )}
      </ActionForm>
    </Disclosure>
  )
}

/** A line that opens to more; works without script. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group/more">
      <summary className="min-h-touch cursor-pointer py-3 marker:text-muted-foreground">{title}</summary>
      <div className="pt-2 pb-6">{children}</div>
    </details>
  )
}
