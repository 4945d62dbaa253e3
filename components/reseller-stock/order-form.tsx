'use client'

import { useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { materialOptions } from '@/components/artwork/artwork-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { SelectField } from '@/components/form/select-field'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { useRefresh } from '@/lib/client/use-refresh'
import { pricesOf, type SetPrices } from '@/lib/domain/billing/price-items'
import { resellerOrderOere } from '@/lib/domain/billing/reseller-prices'
import { stockToasts } from '@/lib/domain/resellers/stock/copy'
import {
  mostCodesInOrder,
  type OrderFields,
  type OrderInput,
  orderFields,
  placeOrderInput,
} from '@/lib/domain/resellers/stock/order-schema'
import { formatOere } from '@/lib/shared/money'

const action = '/api/resellers/me/orders'
const names = ['count', 'wantsPlaques', 'material', 'symbolMm', 'requiresActivation', 'wantedOn', 'message'] as const

type OrderFormProps = { draft: FormDraftView; today: string; sizes: readonly number[]; set: SetPrices }

/** Orders codes or plaques. Native fields throughout, so that it posts by itself too. */
export function OrderForm({ draft, today, sizes, set }: OrderFormProps) {
  const { refresh } = useRefresh()
  const element = useRef<HTMLFormElement>(null)
  const defaultValues = orderFields(draft?.values)
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: placeOrderInput,
    defaults: defaultValues,
    draft,
    keptAs: 'bestil',
    names,
    doneMessage: ({ number }: { number: number }) => stockToasts.ordered(number),
    onDone: () => {
      // Radio buttons are read from the page when they are reset: without this none of them stays chosen.
      element.current?.reset()
      form.reset(orderFields())
      refresh()
    },
  })
  const { register, control } = form
  const typed = useWatch({ control })

  return (
    <form
      ref={element}
      id="bestil"
      action={action}
      method="post"
      noValidate
      onSubmit={send}
      className="max-w-form space-y-7"
    >
      <FormRefusal {...refusal} />
      <Field
        label="Antal"
        hint={`Fra 1 til ${mostCodesInOrder.toLocaleString('da-DK')}.`}
        error={errorOf('count')}
        required
      >
        {(field) => (
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            className="max-w-40 tabular-nums"
            defaultValue={defaultValues.count}
            {...register('count')}
          />
        )}
      </Field>
      <FieldGroup legend="Hvad skal I bruge?" error={errorOf('wantsPlaques')}>
        <RadioGroup
          {...register('wantsPlaques')}
          defaultValue={defaultValues.wantsPlaques}
          options={[
            { value: 'ja', label: 'Færdige plader', hint: 'Vi graverer, prøver og sender dem.' },
            {
              value: 'nej',
              label: 'Koder med tegninger',
              hint: 'I hugger dem selv i stenen eller graverer dem i en plade.',
            },
          ]}
        />
      </FieldGroup>
      <PlaqueFields
        form={form}
        isHidden={typed.wantsPlaques === 'nej'}
        sizes={sizes}
        defaults={defaultValues}
        errors={{ material: errorOf('material'), symbolMm: errorOf('symbolMm') }}
      />
      <FieldGroup
        legend="Skal koderne have en aktiveringskode?"
        hint="Uden den kan den første, der scanner stenen, tage siden i brug."
        error={errorOf('requiresActivation')}
      >
        <RadioGroup
          {...register('requiresActivation')}
          defaultValue={defaultValues.requiresActivation}
          options={[
            { value: 'ja', label: 'Ja, med kort til familien' },
            { value: 'nej', label: 'Nej, QR-koden alene' },
          ]}
        />
      </FieldGroup>
      <Field label="Ønskes senest" error={errorOf('wantedOn')} optional>
        {(field) => (
          <Input
            {...field}
            type="date"
            min={today}
            className="max-w-56"
            defaultValue={defaultValues.wantedOn}
            {...register('wantedOn')}
          />
        )}
      </Field>
      <Field label="Besked" error={errorOf('message')} optional>
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={1000}
            defaultValue={defaultValues.message}
            {...register('message')}
          />
        )}
      </Field>
      <OrderEstimate typed={typed} set={set} />
      <Button type="submit" size="lg" pending={isPending} pendingText="Sender bestillingen...">
        Send bestillingen
      </Button>
    </form>
  )
}

/** What the order comes to by the price list, as soon as enough is filled in. The server asks for no price. */
function OrderEstimate({ typed, set }: { typed: Partial<OrderInput>; set: SetPrices }) {
  const wanted = placeOrderInput.safeParse(typed)
  const sum = wanted.success ? resellerOrderOere(pricesOf(set), wanted.data) : null
  return (
    <p aria-live="polite" className="rounded-lg bg-muted px-5 py-4 text-base">
      {sum ? (
        <>
          Efter prislisten: <span className="font-semibold tabular-nums">{formatOere(sum.net)}</span> uden moms
          {sum.freight > 0 && <>, heraf {formatOere(sum.freight)} i fragt</>},{' '}
          <span className="tabular-nums">{formatOere(sum.total)}</span> med moms. Fakturaen følger, når bestillingen er
          leveret.
        </>
      ) : (
        'Når I har udfyldt antal og materiale, står prisen her.'
      )}
    </p>
  )
}

type PlaqueFieldsProps<O> = {
  form: Pick<UseFormReturn<OrderInput, unknown, O>, 'register'>
  isHidden: boolean
  /** What the code may measure, mm. */
  sizes: readonly number[]
  defaults: OrderFields
  errors: { material: string | undefined; symbolMm: string | undefined }
}

/** What finished plaques are made of, and how large their code is. */
function PlaqueFields<O>({ form: { register }, isHidden, sizes, defaults, errors }: PlaqueFieldsProps<O>) {
  return (
    <div hidden={isHidden} className="space-y-7">
      <SelectField
        defaultValue={defaults.material}
        {...register('material')}
        label="Materiale"
        error={errors.material}
        options={[['', 'Vælg'], ...materialOptions]}
      />
      <SelectField
        defaultValue={defaults.symbolMm}
        {...register('symbolMm')}
        label="Kodens størrelse"
        hint="En kode på 40 mm kan læses fra omkring 40 cm. Større koder kan læses på længere afstand."
        error={errors.symbolMm}
        className="max-w-60"
        options={sizes.map((size) => [size, `${size} mm`])}
      />
    </div>
  )
}
