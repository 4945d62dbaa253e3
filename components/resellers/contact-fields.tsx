import type { BoundField } from '@/components/form/bound-field'
import { TextLine } from './text-line'

export const contactNames = ['contactName', 'email', 'phone', 'address', 'postcode', 'city', 'website'] as const
export type ContactName = (typeof contactNames)[number]

/** How a company is reached: the same fields when it applies and when it is corrected. */
export function ContactFields({ bind }: { bind: (name: ContactName) => BoundField }) {
  return (
    <>
      <TextLine {...bind('contactName')} label="Kontaktperson" autoComplete="name" maxLength={120} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
        <TextLine {...bind('email')} label="Mailadresse" type="email" autoComplete="email" maxLength={254} />
        <TextLine {...bind('phone')} label="Telefon" type="tel" autoComplete="tel-national" maxLength={40} />
      </div>
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
      <TextLine {...bind('website')} label="Hjemmeside" optional type="url" autoComplete="url" maxLength={200} />
    </>
  )
}
