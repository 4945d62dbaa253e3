import type { BoundField } from '@/components/form/bound-field'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { TextLine } from '@/components/resellers/text-line'
import type { OrderPart } from './order-part'

type Name = 'deliveryName' | 'address' | 'postcode' | 'city' | 'phone'

/** Where it is sent. */
export function DeliveryFields({ register, start, errorOf }: OrderPart) {
  const bind = (name: Name): BoundField => ({ ...register(name), defaultValue: start[name], error: errorOf(name) })
  return (
    <div className="space-y-6">
      <TextLine {...bind('deliveryName')} label="Navn" autoComplete="name" maxLength={120} />
      <TextLine {...bind('address')} label="Adresse" autoComplete="street-address" maxLength={160} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextLine
          {...bind('postcode')}
          label="Postnummer"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
        <TextLine {...bind('city')} label="By" autoComplete="address-level2" maxLength={80} />
      </div>
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
