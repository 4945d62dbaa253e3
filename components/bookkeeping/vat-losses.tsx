import { StackedTable } from '@/components/ui/stacked-table'
import { TextLink } from '@/components/ui/text-link'
import type { VatLoss } from '@/lib/domain/bookkeeping/vat/vat-schema'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { dayText } from '@/lib/domain/invoices/copy'
import { formatOere } from '@/lib/shared/money'

/** The losses behind a period's figure, and what of earlier ones was paid or credited after all. */
export function VatLosses({ losses }: { losses: VatLoss[] }) {
  return (
    <section className="space-y-3">
      <h2 className="text-xl">Tab på fordringer</h2>
      <p className="max-w-measure text-muted-foreground">
        Momsen af et konstateret tab trækkes fra i den periode, hvor det afskrives. Bliver der betalt alligevel, kommer
        momsen med igen (momsloven § 27, stk. 6).
      </p>
      <StackedTable
        caption="Tab på fordringer"
        columns={['Faktura', 'Dag', 'Køber', 'Tab', 'Moms af tabet']}
        rows={losses.map(({ invoiceId, number, bookedOn, buyer, lossOere, vatOere }, place) => ({
          key: `${invoiceId} ${place}`,
          name: (
            <TextLink href={adminInvoicePath(invoiceId)} prefetch={false}>
              {number}
            </TextLink>
          ),
          cells: [dayText(bookedOn), buyer, formatOere(lossOere), formatOere(vatOere)],
        }))}
      />
    </section>
  )
}
