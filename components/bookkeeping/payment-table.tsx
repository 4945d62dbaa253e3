import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { adminPaymentPath } from '@/lib/domain/payments/admin-paths'
import { methodTexts, purposeTexts, statusTexts } from '@/lib/domain/payments/copy'
import type { PaymentSort } from '@/lib/domain/payments/desk-schema'
import type { PaymentRow } from '@/lib/domain/payments/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const variants = { open: 'info', paid: 'success', failed: 'danger', expired: 'neutral', cancelled: 'neutral' } as const

/** Payments with how they stand; each opens with what can be paid back. */
export function PaymentTable({ payments, sorting }: { payments: PaymentRow[]; sorting?: Sorting<PaymentSort> }) {
  return (
    <Table caption="Betalinger">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="ordered">
            Dag
          </SortHeader>
          <TableHeader>Hvad</TableHeader>
          <TableHeader>Hvem</TableHeader>
          <TableHeader isSecondary>Måde</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader numeric isSecondary>
            Betalt tilbage
          </TableHeader>
          <SortHeader sorting={sorting} by="amount" numeric>
            Beløb
          </SortHeader>
        </tr>
      </TableHead>
      <TableBody>
        {payments.map(({ id, payerName, purpose, method, status, amountOere, refundedOere, createdAt, paidAt }) => (
          <TableRow key={id}>
            <TableCell className="whitespace-nowrap">{formatDate(new Date(paidAt ?? createdAt))}</TableCell>
            <TableCell>
              <TouchLink href={adminPaymentPath(id)} prefetch={false}>
                {purposeTexts[purpose]}
              </TouchLink>
            </TableCell>
            <TableCell className="wrap-anywhere">{payerName}</TableCell>
            <TableCell isSecondary>{methodTexts[method]}</TableCell>
            <TableCell>
              <Badge variant={variants[status]}>{statusTexts[status]}</Badge>
            </TableCell>
            <TableCell numeric isSecondary className="whitespace-nowrap">
              {refundedOere > 0 ? formatOere(refundedOere) : ''}
            </TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {formatOere(amountOere)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
