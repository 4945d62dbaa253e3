import { PrivacyLine } from '@/components/legal/privacy-line'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { methodTexts } from '@/lib/domain/shop-orders/copy'
import type { OrderMethod } from '@/lib/domain/shop-orders/schema'
import type { OrderPart } from './order-part'

const hints: Partial<Record<OrderMethod, string>> = {
  bank_transfer: 'Du får en faktura. Vi går i gang, når beløbet er på vores konto.',
}

/** How it is paid; a public buyer gets an invoice. */
export function PaymentMethod({ register, start, errorOf, methods }: OrderPart & { methods: OrderMethod[] }) {
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
