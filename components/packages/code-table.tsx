import { CodeDialog } from '@/components/packages/code-dialog'
import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { PackageCodeView } from '@/lib/domain/packages/schema'

type CodeTableProps = { caption: string; codes: PackageCodeView[]; canManage: boolean }

export function CodeTable({ caption, codes, canManage }: CodeTableProps) {
  return (
    <Table caption={caption}>
      <TableHead>
        <tr>
          <TableHeader>Kode</TableHeader>
          <TableHeader>Status</TableHeader>
          {canManage && <TableHeader>Aktiveringskode</TableHeader>}
          <TableHeader numeric>Mindesider</TableHeader>
          <TableHeader>Trykt adresse</TableHeader>
          <TableHeader>
            <span className="sr-only">Mere</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {codes.map((code) => (
          <TableRow key={code.id}>
            <TableCell className="whitespace-nowrap font-semibold tabular-nums">{code.formattedCode}</TableCell>
            <TableCell>
              <CodeStateBadge state={code.state} />
            </TableCell>
            {canManage && <TableCell className="tabular-nums">{code.activationCode ?? 'Ingen'}</TableCell>}
            <TableCell numeric>{code.memorialCount}</TableCell>
            <TableCell className="whitespace-nowrap">{code.printedAddress}</TableCell>
            <TableCell className="text-right">
              <CodeDialog code={code} canManage={canManage} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
