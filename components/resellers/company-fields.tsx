import type { BoundField } from '@/components/form/bound-field'
import { SelectField } from '@/components/form/select-field'
import { AddressLines } from '@/components/resellers/address-lines'
import { TextLine } from '@/components/resellers/text-line'

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
      <AddressLines bind={bind} />
      <TextLine {...bind('website')} label="Hjemmeside" optional type="url" autoComplete="url" maxLength={200} />
    </>
  )
}

export const invoiceNames = ['invoiceEmail', 'ean', 'buyerReference', 'wantsEInvoice'] as const
export const termsNames = ['collectsInvoices', 'paymentDays'] as const

type Bind<Name extends string> = { bind: (name: Name) => BoundField }

/** Where a company's invoices are sent, and what it wants on them. */
export function InvoiceFields({ bind }: Bind<(typeof invoiceNames)[number]>) {
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
      <SelectField
        {...bind('wantsEInvoice')}
        label="Fakturaerne kommer som"
        hint="XML er en e-faktura, som jeres regnskabsprogram kan læse. Har I et EAN-nummer, sender vi den dertil."
        options={[
          ['nej', 'PDF på mail'],
          ['ja', 'PDF og XML på mail'],
        ]}
      />
    </>
  )
}

/** What we agreed with the company about paying; for administrators. */
export function PaymentTermsFields({ bind }: Bind<(typeof termsNames)[number]>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 sm:grid-cols-2">
      <SelectField
        {...bind('collectsInvoices')}
        label="Fakturaer"
        options={[
          ['ja', 'Samlet, én om måneden'],
          ['nej', 'En for hver bestilling'],
        ]}
      />
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
