import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { closedTexts, stepTexts } from '@/lib/domain/shop-orders/copy'
import { adminOrderPath } from '@/lib/domain/shop-orders/paths'
import type { OrderSort } from '@/lib/domain/shop-orders/schema'
import type { AdminOrderRow } from '@/lib/domain/shop-orders/views'

/** Families' orders with what is waiting marked. */
export function AdminOrderTable({ orders, sorting }: { orders: AdminOrderRow[]; sorting: Sorting<OrderSort> }) {
  return (
    <Table caption="Familiers bestillinger">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="number">
            Bestilling
          </SortHeader>
          <TableHeader>Status</TableHeader>
          <SortHeader sorting={sorting} by="buyer" isSecondary>
            Køber
          </SortHeader>
          <TableHeader isSecondary>Mindeside</TableHeader>
          <SortHeader sorting={sorting} by="total" numeric>
            Beløb
          </SortHeader>
          <TableHeader isSecondary>Bestilt</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {orders.map(({ id, number, ordered, buyerName, memorialName, total, status, step, at, isWaiting, isLate }) => (
          <TableRow key={id}>
            <TableCell className="min-w-40">
              <TouchLink href={adminOrderPath(id)} prefetch={false} className="font-semibold tabular-nums">
                {number}
              </TouchLink>
              <span className="block text-muted-foreground">{ordered}</span>
            </TableCell>
            <TableCell>
              <Badge variant={isWaiting ? 'candle' : closedTexts[status] ? 'neutral' : 'info'}>
                {closedTexts[status] ?? stepTexts[step]}
              </Badge>
              {isLate && (
                <Badge variant="danger" className="mt-1">
                  Forsinket
                </Badge>
              )}
            </TableCell>
            <TableCell isSecondary className="min-w-36 wrap-anywhere">
              {buyerName}
            </TableCell>
            <TableCell isSecondary className="min-w-36 wrap-anywhere">
              {memorialName}
            </TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {total}
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {at}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
