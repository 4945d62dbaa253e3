import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { PackageView } from '@/lib/domain/packages/schema'
import { formatDate } from '@/lib/shared/danish-time'

export function PackageTable({ packages }: { packages: PackageView[] }) {
  return (
    <Table caption="Pakker med QR-koder">
      <TableHead>
        <tr>
          <TableHeader numeric>Nr.</TableHeader>
          <TableHeader>Navn</TableHeader>
          <TableHeader numeric>Koder</TableHeader>
          <TableHeader numeric>Frie</TableHeader>
          <TableHeader numeric>Låst</TableHeader>
          <TableHeader numeric>Knyttet</TableHeader>
          <TableHeader numeric>Ude af brug</TableHeader>
          <TableHeader>Aktiveringskode</TableHeader>
          <TableHeader>Lavet</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {packages.map((view) => (
          <TableRow key={view.id}>
            <TableCell numeric>{view.number}</TableCell>
            <TableCell className="min-w-40 break-words">
              <TextLink href={`/admin/qr-packages/${view.id}`} className="inline-flex min-h-touch items-center">
                {view.name}
              </TextLink>
            </TableCell>
            <TableCell numeric>{view.count}</TableCell>
            <TableCell numeric>{view.free}</TableCell>
            <TableCell numeric>{view.claimed}</TableCell>
            <TableCell numeric>{view.linked}</TableCell>
            <TableCell numeric>{view.outOfUse}</TableCell>
            <TableCell>{view.requiresActivation ? 'Ja' : 'Nej'}</TableCell>
            <TableCell className="whitespace-nowrap">{formatDate(new Date(view.createdAt))}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
