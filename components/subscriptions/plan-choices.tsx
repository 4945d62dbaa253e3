import { AccountField } from '@/components/subscriptions/account-field'
import { PlanAct } from '@/components/subscriptions/plan-act'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { RadioGroup } from '@/components/ui/radio-group'
import { choiceNames, methodHint, methodNames, orderLabel, withdrawLabel } from '@/lib/domain/subscriptions/copy'
import { agreementCall, withdrawPath } from '@/lib/domain/subscriptions/paths'
import { type PayMethod, partsOf } from '@/lib/domain/subscriptions/schema'
import type { PayerView, PlanChange, PlanView } from '@/lib/domain/subscriptions/views'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

type Props = { plan: PlanView; mine: PayerView; methods: PayMethod[]; termsVersion: string }

const day = (iso: string) => formatDate(new Date(iso))

/** What the payer can do: change, cancel, go on, leave, regret. */
export function PlanChoices({ plan, mine, methods, termsVersion }: Props) {
  const call = (verb: string) => agreementCall(plan.id, verb)
  return (
    <div className="space-y-6">
      {mine.changes.map((change) => (
        <ChangeForm key={change.choice} {...{ plan, change, methods, termsVersion }} />
      ))}
      {mine.canCancel && (
        <div className="space-y-2">
          <p>
            {plan.state === 'ordered' || plan.state === 'transfer'
              ? 'Du kan annullere bestillingen. Der er ikke betalt noget.'
              : `Siger du op, løber Premium til ${plan.paidUntil ? day(plan.paidUntil) : 'periodens slutning'}, og vi trækker ikke mere.`}
          </p>
          <PlanAct
            action={call('cancel')}
            label={plan.state === 'ordered' || plan.state === 'transfer' ? 'Annullér bestillingen' : 'Sig op'}
            pendingText="Siger op..."
          />
        </div>
      )}
      {mine.canResume && (
        <PlanAct action={call('resume')} label="Fortryd opsigelsen" pendingText="Gemmer..." variant="primary" />
      )}
      {mine.leave?.isOpen && (
        <PlanAct
          action={call('leave')}
          label="Stop nu og få resten tilbage"
          pendingText="Stopper..."
          confirm={{
            title: 'Stop Premium nu',
            description: `Premium slutter med det samme, og du får ${formatOere(mine.leave.refundOere)} tilbage. Siden bliver stående.`,
          }}
        >
          <p>Stopper du nu, får du {formatOere(mine.leave.refundOere)} tilbage for de dage, der ikke er brugt.</p>
          <AccountField />
        </PlanAct>
      )}
      {mine.leave && !mine.leave.isOpen && plan.state === 'running' && (
        <p className="text-muted-foreground">
          Fra {day(mine.leave.from)} kan du også stoppe med det samme og få resten af pengene tilbage.
        </p>
      )}
      {mine.regret && (
        <div className="space-y-2">
          <p>
            Du kan fortryde købet til og med {day(mine.regret.until)}.
            {mine.regret.refundOere > 0 && ` Du får ${formatOere(mine.regret.refundOere)} tilbage.`}
          </p>
          <LinkButton href={withdrawPath(plan.id)} variant="outline">
            {withdrawLabel}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

type ChangeProps = { plan: PlanView; change: PlanChange; methods: PayMethod[]; termsVersion: string }

function ChangeForm({ plan, change, methods, termsVersion }: ChangeProps) {
  const { choice, priceOere, deductedOere, toPayOere } = change
  const { interval, plan: kind } = partsOf[choice]
  const name = choiceNames[choice]
  const isLater = choice === 'premium.month'
  if (!isLater && methods.length === 0) return null
  return (
    <details className="rounded-lg border border-border px-5 py-3">
      <summary className="min-h-touch cursor-pointer py-2 font-semibold">Skift til {name}</summary>
      <div className="mt-3 pb-3">
        <PlanAct
          action={agreementCall(plan.id, 'change')}
          fields={{ choice, termsVersion }}
          label={isLater ? 'Skift fra næste periode' : orderLabel}
          pendingText="Skifter..."
          variant="primary"
        >
          <p>
            {isLater
              ? `Når den betalte periode er gået, koster Premium ${formatOere(priceOere)} om måneden. Du betaler ikke noget nu.`
              : `Prisen er ${formatOere(priceOere)}. Vi trækker ${formatOere(deductedOere)} fra for det, der er betalt og ikke brugt. Du betaler ${formatOere(toPayOere)} med moms, og skiftet sker, når det er betalt.`}
          </p>
          {!isLater && (
            <>
              <FieldGroup legend="Hvordan vil du betale?">
                <RadioGroup
                  name="method"
                  defaultValue={methods[0] ?? 'card'}
                  options={methods.map((value) => ({
                    ...{ value, label: methodNames[value], hint: methodHint(value, interval) },
                  }))}
                />
              </FieldGroup>
              {kind === 'premium' && (
                <Checkbox
                  name="startNow"
                  value="ja"
                  label="Jeg vil have den nye periode med det samme"
                  hint="Fortryder du inden fristen, betaler du for de hele dage, der ikke allerede var betalt."
                />
              )}
            </>
          )}
        </PlanAct>
      </div>
    </details>
  )
}
