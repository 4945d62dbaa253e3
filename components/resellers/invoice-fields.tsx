import type { BoundField } from '@/components/form/bound-field'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextLine } from './text-line'

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
