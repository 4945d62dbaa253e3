import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Outcome } from '@/components/ui/notice'
import { paymentCodeHint, invoicePageTexts as words } from '@/lib/domain/invoices/copy'
import type { InvoiceView } from '@/lib/domain/invoices/schema'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import { formatIban } from '@/lib/shared/company'
import { formatOere } from '@/lib/shared/money'

type Props = {
  invoice: InvoiceView
  /** The signature of the page's address. */
  signature: string
  methods: readonly PaymentMethod[]
  /** Why paying did not begin. */
  refusal: string | null
}

/** Card and MobilePay where they can be had, and a bank transfer. */
export function WaysToPay({ invoice, signature, methods, refusal }: Props) {
  const byProvider = methods.filter((method) => method !== 'bank_transfer')
  return (
    <section aria-labelledby="betal" className="mt-12">
      <h2 id="betal" className="text-2xl">
        Betal {formatOere(invoice.owedOere)}
      </h2>
      <Outcome refusal={refusal} className="mt-4" />
      {byProvider.length > 0 && (
        <form action={`/api/invoices/${invoice.id}/pay`} method="post" className="mt-4">
          <p>{words.payIntro}</p>
          <input type="hidden" name="key" value={signature} />
          <div className="mt-5 flex flex-wrap gap-3">
            {byProvider.includes('mobilepay') && (
              <Button type="submit" name="method" value="mobilepay">
                {words.payByMobilePay}
              </Button>
            )}
            {byProvider.includes('card') && (
              <Button type="submit" name="method" value="card">
                {words.payByCard}
              </Button>
            )}
          </div>
        </form>
      )}
      <BankTransfer invoice={invoice} />
    </section>
  )
}

function BankTransfer({ invoice: { seller, paymentCode } }: { invoice: InvoiceView }) {
  const account = seller.bankAccount
  if (!account) return <p className="mt-6">{words.noTransfer}</p>
  return (
    <div className="mt-8">
      <h3 className="text-xl">Bankoverførsel</h3>
      <p className="mt-2">{words.transferIntro}</p>
      <dl className="mt-4 divide-y divide-border border-border border-y">
        <Copied name="Registreringsnummer" value={account.registration} />
        <Copied name="Kontonummer" value={account.account} />
        <Copied name="IBAN" value={account.iban} shown={formatIban(account.iban)} />
        <Copied name="Betalingskode" value={paymentCode} />
      </dl>
      <p className="mt-3 text-muted-foreground">{paymentCodeHint}</p>
    </div>
  )
}

function Copied({ name, value, shown = value }: { name: string; value: string; shown?: string }) {
  return (
    <div className="py-3">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 tabular-nums">
        <span className="min-w-0 wrap-anywhere">{shown}</span>
        <CopyButton value={value} label={`Kopiér ${name.toLowerCase().replace('iban', 'IBAN')}`} />
      </dd>
    </div>
  )
}
