'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Field, FieldGroup } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { ApiError } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { pricesOf } from '@/lib/domain/billing/price-items'
import { usePlaceOrder } from '@/lib/domain/shop-orders/client/use-place-order'
import { itemTexts, orderButton } from '@/lib/domain/shop-orders/copy'
import { orderFieldNames, orderFields, readWanted } from '@/lib/domain/shop-orders/order-fields'
import { shopOrderSum } from '@/lib/domain/shop-orders/order-price'
import { type PlacedOrder, type PlaceOrderInput, placeOrderInput, shopItems } from '@/lib/domain/shop-orders/schema'
import type { OrderFormView } from '@/lib/domain/shop-orders/views'
import { BuyerFields } from './buyer-fields'
import { DeliveryFields } from './delivery-fields'
import { OrderSum } from './order-sum'
import { PayFields } from './pay-fields'
import { PlaqueChoice } from './plaque-choice'

const action = '/api/shop-orders'

type OrderFormProps = { view: OrderFormView; item: (typeof shopItems)[number]; draft: FormDraftView }

/**
 * Orders from the workshop. Fields that belong to a choice are shown by CSS alone, so the form also works without
 * script.
 */
export function OrderForm({ view, item, draft }: OrderFormProps) {
  const order = usePlaceOrder()
  const start = orderFields(view, item, draft?.values)
  const form = useForm<PlaceOrderInput, unknown, PlacedOrder>({
    resolver: zodResolver(placeOrderInput),
    defaultValues: start,
  })
  const { forget } = useKeptForm(form, { name: 'bestil-vare', action })
  const { register, formState, control } = form
  const chosen = useWatch({ control })
  const wanted = readWanted(chosen)
  const sum = wanted && shopOrderSum(pricesOf(view.prices), wanted)
  const answered = formState.isSubmitted ? null : draft
  const errorOf = (name: (typeof orderFieldNames)[number]) => formState.errors[name]?.message ?? answered?.errors[name]
  const message = rootError(formState, answered)
  const submit = form.handleSubmit((_, event) =>
    // The fields as typed: the schema reads the same text on the server.
    order.mutate(
      { ...valuesOf(event?.target), shownOere: sum?.totalOere },
      {
        onSuccess: ({ next }) => {
          forget()
          window.location.assign(next)
        },
        onError: (error) => {
          // Told that the order stands as it was sent first: the next press is a new order.
          const next = error instanceof ApiError && error.code === 'SHOP_ORDER_SENT_BEFORE' && crypto.randomUUID?.()
          if (next) form.setValue('beginning', next)
          showServerErrors(form, error, [...orderFieldNames])
        },
      },
    ),
  )
  const parts = { register, start, errorOf }
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="group/order max-w-form space-y-8">
      {isSessionEnded(order.error) && <SessionEnded />}
      {message && !isSessionEnded(order.error) && <Notice variant="error">{message}</Notice>}
      <input type="hidden" {...register('beginning')} defaultValue={start.beginning} />
      <Field label="Hvad er det til?" error={errorOf('target')} required>
        {(field) => (
          <Select {...field} defaultValue={start.target} {...register('target')}>
            <option value="">Vælg</option>
            {view.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <FieldGroup legend="Hvad vil du bestille?" error={errorOf('item')}>
        <RadioGroup
          {...register('item')}
          defaultValue={start.item}
          options={shopItems.map((value) => ({ value, label: itemTexts[value].name, hint: itemTexts[value].text }))}
        />
      </FieldGroup>
      <PlaqueChoice {...parts} view={view} symbolMm={Number(chosen.symbolMm || start.symbolMm)} />
      <div className="space-y-8 group-has-[input[value=code]:checked]/order:hidden">
        <Field
          label="Hvad skal der stå?"
          hint="Skriv det, som du gerne vil have det. Vi sender en tegning, før noget bliver graveret."
          error={errorOf('inscription')}
          optional
        >
          {(field) => (
            <Textarea
              {...field}
              rows={3}
              maxLength={500}
              defaultValue={start.inscription}
              {...register('inscription')}
            />
          )}
        </Field>
      </div>
      <Field label="Ønsker og spørgsmål" error={errorOf('message')} optional>
        {(field) => (
          <Textarea {...field} rows={3} maxLength={1000} defaultValue={start.message} {...register('message')} />
        )}
      </Field>
      <DeliveryFields {...parts} />
      <BuyerFields {...parts} />
      <PayFields {...parts} methods={view.methods} />
      <OrderSum wanted={wanted} sum={sum} prices={view.prices} />
      <Button type="submit" size="lg" pending={order.isPending} pendingText="Bestiller...">
        {orderButton}
      </Button>
    </form>
  )
}

function valuesOf(element: unknown): Record<string, FormDataEntryValue> {
  return element instanceof HTMLFormElement ? Object.fromEntries(new FormData(element)) : {}
}
