import { ChooseRow } from '@/components/admin/choose-row'
import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { FaultBadge } from '@/components/faults/fault-badge'
import { Button } from '@/components/ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { faultTexts } from '@/lib/domain/faults/copy'
import { faultPath } from '@/lib/domain/faults/policy'
import type { FaultSort, FaultSummary } from '@/lib/domain/faults/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

const at = (iso: string) => formatDateTime(new Date(iso))

/** Faults with what, where and when; those that are ticked are solved or opened again together. */
export function FaultTable({ faults, sorting }: { faults: FaultSummary[]; sorting: Sorting<FaultSort> }) {
  return (
    <form action="/api/admin/faults/solve" method="post" className="space-y-5">
      <Table caption={faultTexts.title}>
        <TableHead>
          <tr>
            <TableHeader>
              <span className="sr-only">Vælg</span>
            </TableHeader>
            <TableHeader>Hvad</TableHeader>
            <TableHeader isSecondary>Hvor</TableHeader>
            <SortHeader sorting={sorting} by="count" numeric>
              Gange
            </SortHeader>
            <SortHeader sorting={sorting} by="first" isSecondary>
              Først set
            </SortHeader>
            <SortHeader sorting={sorting} by="last" isSecondary>
              Sidst set
            </SortHeader>
            <TableHeader isSecondary>Udgave</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {faults.map((fault) => (
            <FaultRow key={fault.id} fault={fault} />
          ))}
        </TableBody>
      </Table>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{faultTexts.solve}</Button>
        <Button type="submit" variant="outline" formAction="/api/admin/faults/reopen">
          {faultTexts.reopen}
        </Button>
      </div>
    </form>
  )
}

function FaultRow({ fault }: { fault: FaultSummary }) {
  const { id, name, place, count, firstAt, lastAt, lastRelease, state } = fault
  return (
    <TableRow>
      <TableCell className="w-touch p-0">
        <ChooseRow id={id} label={`Vælg ${name} i ${place}`} />
      </TableCell>
      <TableCell className="min-w-40 max-w-80">
        <TouchLink href={faultPath(id)} prefetch={false} className="wrap-anywhere font-semibold">
          {name}
        </TouchLink>
        <span className="block wrap-anywhere sm:hidden">{place}</span>
        <span className="block text-muted-foreground sm:hidden">Sidst {at(lastAt)}</span>
        <FaultBadge state={state} />
      </TableCell>
      <TableCell isSecondary className="min-w-40 max-w-80 wrap-anywhere">
        {place}
      </TableCell>
      <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
      <TableCell isSecondary>{at(firstAt)}</TableCell>
      <TableCell isSecondary>{at(lastAt)}</TableCell>
      <TableCell isSecondary className="wrap-anywhere">
        {lastRelease}
      </TableCell>
    </TableRow>
  )
}
