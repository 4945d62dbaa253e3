import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { InvoiceStateBadge } from '@/components/invoices/invoice-state-badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { dayText, documentTitle } from '@/lib/domain/invoices/copy'
import type { InvoiceSort } from '@/lib/domain/invoices/invoice-schema'
import type { InvoiceSummary } from '@/lib/domain/invoices/schema'
import { formatOere } from '@/lib/shared/money'

/** Invoices and credit notes with how they stand. */
export function InvoiceTable({ invoices, sorting }: { invoices: InvoiceSummary[]; sorting?: Sorting<InvoiceSort> }) {
  return (
    <Table caption="Fakturaer og kreditnotaer">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="number">
            Nummer
          </SortHeader>
          <TableHeader>Køber</TableHeader>
          <TableHeader isSecondary>Dato</TableHeader>
          <SortHeader sorting={sorting} by="due" isSecondary>
            Forfald
          </SortHeader>
          <TableHeader>Status</TableHeader>
          <SortHeader sorting={sorting} by="total" numeric isSecondary>
            I alt
          </SortHeader>
          <TableHeader numeric>Mangler</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => (
          <TableRow key={invoice.id}>
            <TableCell>
              <TouchLink href={adminInvoicePath(invoice.id)} prefetch={false} className="font-semibold tabular-nums">
                <span className="sr-only">{documentTitle(invoice)}</span>
                <span aria-hidden>{invoice.number}</span>
              </TouchLink>
            </TableCell>
            <TableCell className="max-w-72 break-words">{invoice.buyerName}</TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {dayText(invoice.issuedOn)}
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {invoice.kind === 'invoice' && dayText(invoice.dueOn)}
            </TableCell>
            <TableCell>
              <InvoiceStateBadge state={invoice.state} />
              {invoice.remindersSent > 0 && invoice.owedOere > 0 && (
                <span className="block text-muted-foreground">
                  {invoice.remindersSent} {invoice.remindersSent === 1 ? 'påmindelse' : 'påmindelser'}
                </span>
              )}
            </TableCell>
            <TableCell numeric isSecondary className="whitespace-nowrap">
              {formatOere(invoice.totalOere)}
            </TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {invoice.owedOere > 0 ? formatOere(invoice.owedOere) : ''}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
