import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import type { InvoiceView } from '@/lib/domain/invoices/schema'
import { formatOere, sumOere, VAT_PERCENT } from '@/lib/shared/money'

/** What was bought, with moms and total. */
export function InvoiceLines({ invoice }: { invoice: InvoiceView }) {
  const { lines, netOere, vatOere, totalOere } = invoice
  return (
    <>
      <StackedTable
        caption="Fakturaens linjer"
        columns={['Det drejer sig om', 'Antal', 'Beløb med moms']}
        rows={lines.map(({ position, text, quantity, netOere: lineNetOere, vatOere: lineVatOere }) => ({
          key: String(position),
          name: <span className="wrap-anywhere">{text}</span>,
          cells: [quantity, <Amount key="amount" amountOere={sumOere([lineNetOere, lineVatOere])} />],
        }))}
      />
      <dl className="mt-6 ml-auto max-w-sm space-y-2">
        <Sum name="Uden moms" amountOere={netOere} />
        <Sum name={`${VAT_PERCENT} % moms`} amountOere={vatOere} />
        <Sum name="I alt" amountOere={totalOere} isStrong />
      </dl>
    </>
  )
}

function Sum({ name, amountOere, isStrong }: { name: string; amountOere: number; isStrong?: boolean }) {
  return (
    <div
      className={`flex flex-wrap justify-between gap-x-6 ${isStrong ? 'border-border border-t pt-2 font-semibold' : ''}`}
    >
      <dt>{name}</dt>
      <dd>
        <Amount amountOere={amountOere} />
      </dd>
    </div>
  )
}

const Amount = ({ amountOere }: { amountOere: number }) => (
  <span className="tabular-nums">{formatOere(amountOere)}</span>
)

/** The PDF and, for public buyers, the e-invoice. */
export function InvoiceFiles({ pdfPath, xmlPath }: { pdfPath: string; xmlPath: string | null }) {
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
      <TextLink href={pdfPath} prefetch={false}>
        Hent som PDF
      </TextLink>
      {xmlPath && (
        <TextLink href={xmlPath} prefetch={false}>
          Hent e-faktura (XML)
        </TextLink>
      )}
    </p>
  )
}
