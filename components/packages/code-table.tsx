import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { CodeDialog } from '@/components/packages/code-card'
import { CodeStateBadge } from '@/components/qr-codes/code-state-badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import type { CodeSort } from '@/lib/domain/packages/code-list-schema'
import type { PackageCodeView } from '@/lib/domain/packages/views'
import { formatDate } from '@/lib/shared/danish-time'

export type Selection = { chosen: ReadonlySet<string>; toggle: (code: string) => void; toggleAll: () => void }

type CodeTableProps = {
  caption: string
  codes: PackageCodeView[]
  canManage: boolean
  /** Omitted on the package's own page. */
  showsPackage?: boolean
  sorting?: Sorting<CodeSort> | undefined
  /** Makes rows selectable. */
  selection?: Selection
}

export function CodeTable({ caption, codes, canManage, showsPackage, sorting, selection }: CodeTableProps) {
  // A long state beside the code pushes 'Vis' off a phone's screen, and with the package column off a tablet's.
  const [below, beside] = showsPackage ? ['xl:hidden', 'max-xl:hidden'] : ['sm:hidden', 'max-sm:hidden']
  return (
    <Table caption={caption}>
      <TableHead>
        <tr>
          {selection && (
            <TableHeader className="w-touch p-0">
              <ChooseBox
                label="Vælg alle på siden"
                checked={codes.length > 0 && selection.chosen.size === codes.length}
                onChange={selection.toggleAll}
              />
            </TableHeader>
          )}
          <SortHeader sorting={sorting} by="code">
            Kode
          </SortHeader>
          <TableHeader className={beside}>Status</TableHeader>
          <TableHeader isSecondary>Forhandler</TableHeader>
          {showsPackage && <TableHeader isSecondary>Pakke</TableHeader>}
          {canManage && <TableHeader isSecondary>Aktiveringskode</TableHeader>}
          <TableHeader numeric isSecondary>
            Mindesider
          </TableHeader>
          {sorting && (
            <SortHeader sorting={sorting} by="made" className={beside}>
              Lavet
            </SortHeader>
          )}
          <TableHeader>
            <span className="sr-only">Mere</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {codes.map((code) => (
          <TableRow key={code.id}>
            {selection && (
              <TableCell className="w-touch p-0">
                <ChooseBox
                  label={`Vælg ${code.formattedCode}`}
                  checked={selection.chosen.has(code.code)}
                  onChange={() => selection.toggle(code.code)}
                />
              </TableCell>
            )}
            <TableCell className="space-y-1">
              <span className="block whitespace-nowrap font-semibold tabular-nums">{code.formattedCode}</span>
              <span className={`block ${below}`}>
                <CodeStateBadge state={code.state} />
              </span>
            </TableCell>
            <TableCell className={beside}>
              <CodeStateBadge state={code.state} />
            </TableCell>
            <TableCell isSecondary className="min-w-32 max-w-60 break-words">
              {code.reseller?.companyName ?? <span className="text-muted-foreground">På lager</span>}
            </TableCell>
            {showsPackage && (
              <TableCell isSecondary className="min-w-32 max-w-60 break-words">
                <TouchLink href={`/admin/qr-packages/${code.package.id}`}>
                  {code.package.number} {code.package.name}
                </TouchLink>
              </TableCell>
            )}
            {canManage && (
              <TableCell isSecondary className="tabular-nums">
                {code.activationCode ?? 'Ingen'}
              </TableCell>
            )}
            <TableCell numeric isSecondary>
              {code.memorialCount}
            </TableCell>
            {sorting && <TableCell className={beside}>{formatDate(new Date(code.createdAt))}</TableCell>}
            <TableCell className="text-right">
              <CodeDialog code={code} canManage={canManage} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function ChooseBox({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="flex size-touch items-center justify-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-6 accent-primary" />
    </label>
  )
}
