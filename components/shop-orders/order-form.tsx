'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { FormFold } from '@/components/form/form-fold'
import { SessionEnded } from '@/components/frame/session-ended'
import { BuyerFields, DeliveryFields, type OrderPart, PaymentFields } from '@/components/shop-orders/order-parts'
import { PlaqueChoice } from '@/components/shop-orders/plaque-choice'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { cn } from '@/components/ui/cn'
import { Field, FieldError, FieldGroup, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
import { ApiError } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { pricesOf, type SetPrices } from '@/lib/domain/billing/price-items'
import { methodTexts } from '@/lib/domain/payments/copy'
import {
  buyerTexts,
  canRegretText,
  deliveryText,
  engravingRegretText,
  itemTexts,
  noRegretText,
  orderButton,
  orderedText,
  startNowHint,
  startNowLabel,
} from '@/lib/domain/shop-orders/copy'
import {
  orderFieldNames,
  orderFields,
  readWanted,
  type ShopOrderSum,
  shopOrderSum,
  type WantedOrder,
} from '@/lib/domain/shop-orders/order-fields'
import { type PlacedOrder, type PlaceOrderInput, placeOrderInput, shopItems } from '@/lib/domain/shop-orders/schema'
import type { OrderFormView } from '@/lib/domain/shop-orders/views'
import { formatOere } from '@/lib/shared/money'

const action = '/api/shop-orders'

type OrderFormProps = { view: OrderFormView; item: (typeof shopItems)[number]; draft: FormDraftView }

/**
 * Orders from the workshop: what it is for and what it is stand first, the rest is folded to what is chosen. Fields that
 * belong to a choice are shown by CSS alone, so the form also works without script.
 */
export function OrderForm({ view, item, draft }: OrderFormProps) {
  const order = usePost<{ next: string }>(action)
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
  const symbolMm = Number(chosen.symbolMm || start.symbolMm)
  const foldOf = (names: readonly (typeof orderFieldNames)[number][]) => ({
    isRefused: names.some((name) => errorOf(name) !== undefined),
    attempts: formState.submitCount,
  })
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
      <div>
        <FormFold
          {...foldOf(['material', 'symbolMm', 'count'])}
          title="Pladen"
          note={wanted?.material ? orderedText({ ...wanted, symbolMm }) : 'Vælg materiale og størrelse.'}
          className="group-has-[input[value=code]:checked]/order:hidden group-has-[input[value=engraving]:checked]/order:hidden"
        >
          <PlaqueChoice {...parts} view={view} symbolMm={symbolMm} />
        </FormFold>
        <FormFold
          {...foldOf(['inscription', 'message'])}
          title="Tekst og ønsker"
          note={chosen.inscription || chosen.message || 'Skriv det, hvis du har noget.'}
        >
          <Field
            label="Hvad skal der stå?"
            hint="Skriv det, som du gerne vil have det. Vi sender en tegning, før noget bliver graveret."
            error={errorOf('inscription')}
            className="group-has-[input[value=code]:checked]/order:hidden"
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
          <Field label="Ønsker og spørgsmål" error={errorOf('message')} optional>
            {(field) => (
              <Textarea {...field} rows={3} maxLength={1000} defaultValue={start.message} {...register('message')} />
            )}
          </Field>
        </FormFold>
        <FormFold
          {...foldOf(['deliveryName', 'address', 'postcode', 'city', 'phone'])}
          title="Hvor skal vi sende det hen?"
          note={addressOf(chosen) || 'Skriv navn og adresse.'}
        >
          <DeliveryFields {...parts} />
        </FormFold>
        <FormFold
          {...foldOf(['buyerKind', 'companyName', 'cvr', 'ean', 'buyerReference', 'wantsEInvoice', 'method'])}
          title="Køber og betaling"
          note={payerOf(chosen)}
        >
          <BuyerFields {...parts} />
          <PaymentFields {...parts} methods={view.methods} />
        </FormFold>
      </div>
      <OrderTerms {...parts} />
      <OrderSum wanted={wanted} sum={sum} prices={view.prices} />
      <Button type="submit" size="lg" pending={order.isPending} pendingText="Bestiller...">
        {orderButton}
      </Button>
    </form>
  )
}

/** 'Karen Holm, Birkevej 3, 8000 Aarhus C'; '' until an address is written. */
function addressOf({ deliveryName, address, postcode, city }: Partial<PlaceOrderInput>): string {
  return address ? [deliveryName, address, `${postcode} ${city}`.trim()].filter(Boolean).join(', ') : ''
}

function payerOf({ buyerKind = 'private', method }: Partial<PlaceOrderInput>): string {
  const paid = buyerKind !== 'public' && method ? methodTexts[method] : 'Faktura'
  return `${buyerTexts[buyerKind]}. ${paid}.`
}

function valuesOf(element: unknown): Record<string, FormDataEntryValue> {
  return element instanceof HTMLFormElement ? Object.fromEntries(new FormData(element)) : {}
}

type OrderSumProps = { wanted: WantedOrder | null; sum: ShopOrderSum | null; prices: SetPrices }

/** What the order comes to. The server reads the prices itself. */
function OrderSum({ wanted, sum, prices }: OrderSumProps) {
  return (
    <div aria-live="polite" className="rounded-lg bg-muted px-5 py-4 text-base">
      {wanted && sum ? (
        <>
          <p>{orderedText({ ...wanted, symbolMm: null })}</p>
          <p className="mt-1">
            I alt <span className="font-semibold tabular-nums">{formatOere(sum.totalOere)}</span> med moms
            {sum.freightOere > 0 && <>, heraf {formatOere(sum.freightOere)} i fragt</>}.
          </p>
        </>
      ) : (
        <p>
          Når du har valgt et materiale, står prisen her. Fragten er {formatOere(pricesOf(prices).of('shop.freight'))}
        </p>
      )}
    </div>
  )
}

const consumersOnly =
  'group-has-[input[value=company]:checked]/order:hidden group-has-[input[value=public]:checked]/order:hidden'

/** When it is sent and whether it can be regretted, told before the order. */
function OrderTerms({ register, start, errorOf }: OrderPart) {
  return (
    <div className="space-y-8">
      <div className="hidden group-has-[input[value=plaque]:checked]/order:block">
        <p>
          {deliveryText.made} {noRegretText}
        </p>
        <div className={cn('mt-2', consumersOnly)}>
          <Checkbox
            label="Jeg har læst, at købet af pladen ikke kan fortrydes"
            {...register('toldNoRegret')}
            defaultChecked={start.toldNoRegret}
            aria-invalid={errorOf('toldNoRegret') ? true : undefined}
            aria-describedby="told-error"
          />
          <FieldError id="told-error" message={errorOf('toldNoRegret')} />
        </div>
      </div>
      <div className="hidden group-has-[input[value=engraving]:checked]/order:block">
        <p>
          {deliveryText.made} <span className={consumersOnly}>{engravingRegretText}</span>
        </p>
        <div className={cn('mt-2', consumersOnly)}>
          <Checkbox
            label={startNowLabel}
            hint={startNowHint}
            {...register('startNow')}
            defaultChecked={start.startNow}
          />
        </div>
      </div>
      <p className="hidden group-has-[input[value=code]:checked]/order:block">
        {deliveryText.code} <span className={consumersOnly}>{canRegretText}</span>
      </p>
      <p>
        Du kan rette alt, til du trykker på knappen. Når du bestiller, siger du ja til{' '}
        <TextLink href="/terms">betingelserne</TextLink>, og vi bekræfter bestillingen i en mail med dem som en fil.{' '}
        <TextLink href="/terms#saadan-bestiller-du">Sådan bestiller du</TextLink>.
      </p>
    </div>
  )
}
