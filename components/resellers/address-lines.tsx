import type { BoundField } from '@/components/form/bound-field'
import { TextLine } from '@/components/resellers/text-line'

/** A postal address. */
export function AddressLines({ bind }: { bind: (name: 'address' | 'postcode' | 'city') => BoundField }) {
  return (
    <>
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
    </>
  )
}
