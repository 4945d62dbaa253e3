'use client'

import { useWatch } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
import { bindingMonths, withdrawalDays } from '@/lib/domain/billing/plans'
import { methodTexts } from '@/lib/domain/payments/copy'
import { paymentMethods } from '@/lib/domain/payments/schema'
import {
  choiceNames,
  intervalNames,
  methodHint,
  orderLabel,
  startNowHint,
  startNowLabel,
} from '@/lib/domain/subscriptions/copy'
import {
  type BuyPlanInput,
  type BuyView,
  buyPlanInput,
  type PlanChoice,
  partsOf,
  planChoices,
} from '@/lib/domain/subscriptions/schema'
import { formatOere, vatInOere } from '@/lib/shared/money'

const action = '/api/subscriptions'
const names = ['memorialId', 'choice', 'method', 'startNow', 'termsVersion'] as const

/** The order of a plan. Native fields throughout, so that it posts by itself too. */
export function BuyForm({ view, draft }: { view: BuyView; draft: FormDraftView }) {
  const { pages, prices, methods, termsVersion, chosen, isRegretted } = view
  const typed = draft?.values
  const start: BuyPlanInput = {
    memorialId: typed?.memorialId ?? chosen.pageId,
    choice: planChoices.find((choice) => choice === typed?.choice) ?? chosen.choice,
    method: paymentMethods.find((method) => method === typed?.method) ?? methods[0] ?? 'card',
    startNow: typed?.startNow === 'ja',
    termsVersion,
  }
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: buyPlanInput,
    defaults: start,
    draft,
    keptAs: 'koeb-plan',
    secret: ['startNow', 'termsVersion'],
    names,
    bodyOf: (wanted) => ({ ...wanted, shownOere: prices[wanted.choice] }),
    onDone: ({ next, id }: { next: string | null; id: string }) =>
      window.location.assign(next ?? `/subscription?bestilt=1#aftale-${id}`),
  })
  const { register, control } = form
  const choice = useWatch({ control, name: 'choice' })
  const { interval, plan } = partsOf[choice]

  return (
    <form action={action} method="post" noValidate onSubmit={send} className="max-w-form space-y-8">
      <FormRefusal error={refusal.error} message={refusal.message ?? errorOf('termsVersion')} />
      <Field label="Mindeside" error={errorOf('memorialId')}>
        {(field) => (
          <Select {...field} defaultValue={start.memorialId} {...register('memorialId')}>
            {pages.map(({ id, name, isFree, has }) => (
              <option key={id} value={id} disabled={!isFree}>
                {isFree ? name : `${name} (${has ?? 'har en plan'})`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FieldGroup legend="Plan" error={errorOf('choice')}>
        <RadioGroup
          {...register('choice')}
          defaultValue={start.choice}
          options={planChoices.map((value) => ({
            value,
            label: `${choiceNames[value]}: ${formatOere(prices[value])} ${intervalNames[partsOf[value].interval]}`,
            hint: `Med moms. ${value === 'livstid.once' ? 'Ingen fornyelse. Det samme som Premium.' : 'Du kan sige op, når du vil.'}`,
          }))}
        />
      </FieldGroup>
      <FieldGroup legend="Hvordan vil du betale?" error={errorOf('method')}>
        <RadioGroup
          {...register('method')}
          defaultValue={start.method}
          options={methods.map((value) => ({
            value,
            label: methodTexts[value],
            hint: methodHint(value, interval),
          }))}
        />
      </FieldGroup>
      <PrivacyLine about="koeb">
        Betaler du med kort eller MobilePay, foregår det hos Stripe, som får din mailadresse og det, du køber.
      </PrivacyLine>
      <Checkbox
        label={startNowLabel(plan)}
        hint={startNowHint(plan, isRegretted)}
        value="ja"
        {...register('startNow')}
      />
      <input type="hidden" {...register('termsVersion')} value={termsVersion} />
      <BuySum choice={choice} priceOere={prices[choice]} />
      <p>
        Du kan rette alt, til du trykker på knappen. Når du bestiller, siger du ja til{' '}
        <TextLink href="/terms#planer">betingelserne</TextLink>, og vi bekræfter bestillingen i en mail med dem som en
        fil. Du kan fortryde i {withdrawalDays} dage.{' '}
        <TextLink href="/terms#saadan-bestiller-du">Sådan bestiller du</TextLink>.
      </p>
      <Button type="submit" size="lg" pending={isPending} pendingText="Sender bestillingen...">
        {orderLabel}
      </Button>
    </form>
  )
}

// Without script the way to pay is not known here.
const periods = {
  month: 'En måned ad gangen. Betaler du med kort, trækkes beløbet igen, til du siger op.',
  year: `Et år ad gangen. Betaler du med kort, trækkes beløbet igen, til du siger op. Når der er gået ${bindingMonths} måneder, kan du stoppe med det samme og få resten tilbage.`,
  once: 'Én betaling, ingen fornyelse.',
} as const

/** What is ordered, right before the button: forbrugeraftaleloven § 12. */
function BuySum({ choice, priceOere }: { choice: PlanChoice; priceOere: number }) {
  return (
    <dl
      className="grid grid-cols-[auto_minmax(0,1fr)] wrap-anywhere gap-x-6 gap-y-2 rounded-lg bg-muted px-5 py-4"
      aria-live="polite"
    >
      <dt>Du bestiller</dt>
      <dd className="font-semibold">{choiceNames[choice]}</dd>
      <dt>Pris</dt>
      <dd className="font-semibold">{formatOere(priceOere)}</dd>
      <dt>Heraf moms</dt>
      <dd>{formatOere(vatInOere(priceOere))}</dd>
      <dt>Periode</dt>
      <dd>{periods[partsOf[choice].interval]}</dd>
    </dl>
  )
}
