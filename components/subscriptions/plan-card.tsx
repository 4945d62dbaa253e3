import { ActionForm } from '@/components/form/action-form'
import { Disclosure, PlanChoices } from '@/components/subscriptions/plan-choices'
import { Badge } from '@/components/ui/badge'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { beginNowLabel } from '@/lib/domain/billing/copy'
import type { PlanState } from '@/lib/domain/billing/plan-state'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import { choiceNames, intervalNames } from '@/lib/domain/subscriptions/copy'
import { agreementCall, buyPath } from '@/lib/domain/subscriptions/paths'
import { beginNowText, isOver, planStory, refundText, stateTexts } from '@/lib/domain/subscriptions/plan-story'
import type {
  MyPlansView,
  PagePlanView,
  PayerView,
  PlanReceipt,
  PlanRefund,
  PlanView,
  TransferView,
} from '@/lib/domain/subscriptions/schema'
import { formatDate, formatLastDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

type Props = Pick<MyPlansView, 'methods' | 'termsVersion' | 'canBuy'> & { page: PagePlanView }

/** One page with its plan and everything one can do about it. */
export function PlanCard({ page, methods, termsVersion, canBuy }: Props) {
  const { name, slug, isMember, plan, receipts, refunds } = page
  const canStart = canBuy && isMember && slug && (!plan || isOver(plan) || plan.canTakeOver)
  return (
    <section id={plan ? `aftale-${plan.id}` : undefined} className="scroll-mt-24 space-y-6 py-10">
      <h2 className="text-xl wrap-anywhere">
        {slug ? <TextLink href={`/memorial/${slug}`}>{name}</TextLink> : `${name} (siden er slettet)`}
      </h2>
      {plan && <PlanFacts plan={plan} refunds={refunds.filter(({ agreementId }) => agreementId === plan.id)} />}
      {!plan && (
        <p>
          <strong>Basis</strong>, som følger med stenen. Det koster ikke noget, og siden bliver stående.
        </p>
      )}
      {plan?.mine && <PlanNext plan={plan} mine={plan.mine} methods={methods} />}
      {canStart && (
        <LinkButton href={buyPath({ side: slug })}>
          {plan?.canTakeOver ? 'Overtag betalingen' : plan ? 'Køb igen' : 'Køb Premium eller Livstid'}
        </LinkButton>
      )}
      {plan?.mine && <PlanChoices plan={plan} mine={plan.mine} methods={methods} termsVersion={termsVersion} />}
      <PlanReceipts receipts={receipts} refunds={refunds} />
    </section>
  )
}

type PlanReceiptsProps = { receipts: PlanReceipt[]; refunds: PlanRefund[] }

/** Invoices and credit notes as PDF, and what goes back. */
function PlanReceipts({ receipts, refunds }: PlanReceiptsProps) {
  if (receipts.length + refunds.length === 0) return null
  return (
    <Disclosure title="Betalinger, fakturaer og kvitteringer">
      <ul className="space-y-2">
        {receipts.map(({ number, path, issuedOn, totalOere, isCredit }) => (
          <li key={number}>
            <a href={path} className="text-link underline underline-offset-4">
              {isCredit ? 'Kreditnota' : 'Faktura'} {number} (PDF)
            </a>
            , {formatDate(new Date(issuedOn))}, {formatOere(totalOere)}
          </li>
        ))}
        {refunds.map((refund) => (
          <li key={refund.id}>{refundText(refund)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** What the payer can begin or pay now, and the plans that were chosen for the next period. */
function PlanNext({ plan, mine, methods }: { plan: PlanView; mine: PayerView; methods: PaymentMethod[] }) {
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

const day = (iso: string | null) => (iso ? formatDate(new Date(iso)) : '')
const lastDay = (end: string | null) => (end ? formatLastDay(new Date(end)) : '')

const variants: Partial<Record<PlanState, 'info' | 'success' | 'danger'>> = {
  waiting: 'info',
  running: 'success',
  livstid: 'success',
  grace: 'danger',
}

type PlanFactsProps = { plan: PlanView; refunds: PlanRefund[] }

/** The plan, how it stands, what it costs, and the next payment, with what happened and what goes back. */
export function PlanFacts({ plan, refunds }: PlanFactsProps) {
  const story = planStory({ ...plan, isMine: plan.mine !== null })
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
        <strong>{choiceNames[plan.choice]}</strong>
        <Badge variant={variants[plan.state] ?? 'neutral'}>{stateTexts[plan.state]}</Badge>
      </p>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {plan.mine && (
          <Fact name="Pris" value={`${formatOere(plan.priceOere)} ${intervalNames[plan.interval]} med moms`} />
        )}
        {plan.paidUntil && !isOver(plan) && <Fact name="Betalt til og med" value={lastDay(plan.paidUntil)} />}
        {plan.mine && <NextPayment {...plan.mine} />}
        {!plan.mine && plan.payerName && <Fact name="Hvem betaler" value={plan.payerName} />}
      </dl>
      {story && <p>{story}</p>}
      {refunds.map((refund) => (
        <p key={refund.id}>{refundText(refund)}</p>
      ))}
    </div>
  )
}

function NextPayment({ next, newPrice, renewal, cardLabel, cardPath }: PayerView) {
  if (!next) return null
  return (
    <>
      <Fact
        name="Næste betaling"
        value={`${day(next.on)}: ${choiceNames[next.choice]}, ${formatOere(next.priceOere)}`}
      />
      {newPrice && <Fact name={`Ny pris fra ${day(newPrice.from)}`} value={formatOere(newPrice.priceOere)} />}
      <Fact name="Betales med" value={renewal === 'card' ? (cardLabel ?? 'Dit kort') : 'En faktura, vi sender inden'}>
        {renewal === 'card' && <TextLink href={cardPath}>Skift kort</TextLink>}
      </Fact>
    </>
  )
}

function Fact({ name, value, children }: { name: string; value: string; children?: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">
        {value} {children}
      </dd>
    </div>
  )
}
