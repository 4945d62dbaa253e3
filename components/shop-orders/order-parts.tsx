import type { UseFormRegister } from 'react-hook-form'
import type { BoundField } from '@/components/form/bound-field'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { AddressLines } from '@/components/resellers/address-lines'
import { TextLine } from '@/components/resellers/text-line'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { methodTexts } from '@/lib/domain/payments/copy'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import { buyerTexts } from '@/lib/domain/shop-orders/copy'
import type { orderFieldNames } from '@/lib/domain/shop-orders/order-fields'
import { buyerKinds, type OrderFields, type PlaceOrderInput, paymentDays } from '@/lib/domain/shop-orders/schema'

/** Who buys: a company and a public buyer have numbers that belong on the invoice. */
export function BuyerFields({ register, start, errorOf }: OrderPart) {
  const bind = bindTo({ register, start, errorOf })
  return (
    <div className="space-y-6">
      <FieldGroup legend="Hvem køber?" error={errorOf('buyerKind')}>
        <RadioGroup
          {...register('buyerKind')}
          defaultValue={start.buyerKind}
          options={buyerKinds.map((value) => ({
            value,
            label: buyerTexts[value],
            ...(value === 'public'
              ? {
                  hint: `Med EAN-nummer. Første gang ser vi efter, at oplysningerne passer sammen, før vi går i gang og sender fakturaen. Den skal betales inden ${paymentDays.public} dage.`,
                }
              : {}),
          }))}
        />
      </FieldGroup>
      <div className="space-y-6 group-has-[input[value=private]:checked]/order:hidden">
        <TextLine {...bind('companyName')} label="Navn på fakturaen" autoComplete="organization" maxLength={160} />
        <TextLine
          {...bind('cvr')}
          label="CVR-nummer"
          hint="En virksomhed skal have det på fakturaen."
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <div className="group-has-[input[value=company]:checked]/order:hidden">
          <TextLine {...bind('ean')} label="EAN-nummer" inputMode="numeric" autoComplete="off" maxLength={20} />
        </div>
        <TextLine
          {...bind('buyerReference')}
          label="Reference eller rekvisitionsnummer"
          hint="Skal stå på en faktura til et EAN-nummer. En virksomhed kan lade feltet stå tomt."
          autoComplete="off"
          maxLength={60}
        />
        <PrivacyLine about="koeb">
          Det kommer til at stå på fakturaen. Til en offentlig institution sender vi den som e-faktura.
        </PrivacyLine>
        <div className="group-has-[input[value=public]:checked]/order:hidden">
          <Checkbox
            {...register('wantsEInvoice')}
            defaultChecked={start.wantsEInvoice}
            label="Send også fakturaen som e-faktura"
            hint="Så kommer den på mail både som PDF og som XML, som et regnskabsprogram kan læse."
          />
        </div>
      </div>
    </div>
  )
}

/** What each part of the order form gets. `start` are the values before script has loaded. */
export type OrderPart = {
  register: UseFormRegister<PlaceOrderInput>
  start: OrderFields
  errorOf: (name: (typeof orderFieldNames)[number]) => string | undefined
}

/** Where it is sent. */
export function DeliveryFields(part: OrderPart) {
  const bind = bindTo(part)
  return (
    <div className="space-y-6">
      <TextLine {...bind('deliveryName')} label="Navn" autoComplete="name" maxLength={120} />
      <AddressLines bind={bind} />
      <TextLine
        {...bind('phone')}
        label="Telefon"
        hint="Til den, der kommer med pakken."
        optional
        type="tel"
        autoComplete="tel-national"
        maxLength={40}
      />
      <PrivacyLine about="koeb">
        Vi bruger det til at sende pakken og giver det til fragtfirmaet. Er den til en anden end dig, så sig det til
        den, det gælder.
      </PrivacyLine>
    </div>
  )
}

const hints: Partial<Record<PaymentMethod, string>> = {
  bank_transfer: 'Du får en faktura. Vi går i gang, når beløbet er på vores konto.',
}

/** How it is paid; a public buyer gets an invoice. */
export function PaymentFields({ register, start, errorOf, methods }: OrderPart & { methods: PaymentMethod[] }) {
  return (
    <div className="group-has-[input[value=public]:checked]/order:hidden">
      <FieldGroup legend="Hvordan vil du betale?" error={errorOf('method')}>
        <RadioGroup
          {...register('method')}
          defaultValue={start.method}
          options={methods.map((value) => ({ value, label: methodTexts[value], hint: hints[value] }))}
        />
      </FieldGroup>
      <PrivacyLine about="koeb">
        Betaler du med kort eller MobilePay, foregår det hos Stripe, som får din mailadresse og det, du køber.
      </PrivacyLine>
    </div>
  )
}

type TextName =
  | ('companyName' | 'cvr' | 'ean' | 'buyerReference')
  | ('deliveryName' | 'address' | 'postcode' | 'city' | 'phone')

const bindTo =
  ({ register, start, errorOf }: OrderPart) =>
  (name: TextName): BoundField => ({ ...register(name), defaultValue: start[name], error: errorOf(name) })
