import type { BoundField } from '@/components/form/bound-field'
import { TextLine } from '@/components/resellers/text-line'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

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

export const invoiceNames = ['invoiceEmail', 'ean', 'buyerReference', 'wantsEInvoice'] as const
export const termsNames = ['collectsInvoices', 'paymentDays'] as const

type Bind<Name extends string> = { bind: (name: Name) => BoundField }

/** Where a company's invoices are sent, and what it wants on them. */
export function InvoiceFields({ bind }: Bind<(typeof invoiceNames)[number]>) {
  const { error, ...wants } = bind('wantsEInvoice')
  return (
    <>
      <TextLine
        {...bind('invoiceEmail')}
        label="Mailadresse til fakturaer"
        hint="Uden den kommer de til mailadressen ovenfor."
        optional
        type="email"
        autoComplete="off"
        maxLength={254}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
        <TextLine {...bind('ean')} label="EAN-nummer" optional inputMode="numeric" autoComplete="off" maxLength={20} />
        <TextLine
          {...bind('buyerReference')}
          label="Reference eller rekvisitionsnummer"
          hint="Skal stå på en faktura til et EAN-nummer."
          optional
          autoComplete="off"
          maxLength={60}
        />
      </div>
      <Field
        label="Fakturaerne kommer som"
        hint="XML er en e-faktura, som jeres regnskabsprogram kan læse. Har I et EAN-nummer, sender vi den dertil."
        error={error}
      >
        {(control) => (
          <Select {...control} {...wants}>
            <option value="nej">PDF på mail</option>
            <option value="ja">PDF og XML på mail</option>
          </Select>
        )}
      </Field>
    </>
  )
}

/** What we agreed with the company about paying; for administrators. */
export function PaymentTermsFields({ bind }: Bind<(typeof termsNames)[number]>) {
  const { error, ...collects } = bind('collectsInvoices')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
      <Field label="Fakturaer" error={error}>
        {(control) => (
          <Select {...control} {...collects}>
            <option value="ja">Samlet, én om måneden</option>
            <option value="nej">En for hver bestilling</option>
          </Select>
        )}
      </Field>
      <TextLine
        {...bind('paymentDays')}
        label="Dage til betaling"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
      />
    </div>
  )
}
