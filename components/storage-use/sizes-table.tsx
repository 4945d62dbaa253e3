import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { SizeLine } from '@/lib/domain/storage-use/schema'
import { formatBytes, formatMeasure } from '@/lib/shared/measures'

type SizesTableProps = {
  caption: string
  lines: SizeLine[]
  /** What is counted: 'Rækker', 'Filer'. */
  counts: string
  nameOf: (name: string) => string
}

/** The rest is small. */
const firstShown = 12

/** Sizes, the largest first, with their growth over the period; what is beyond the first twelve can be opened. */
export function SizesTable({ caption, lines, ...names }: SizesTableProps) {
  const [first, others] = [lines.slice(0, firstShown), lines.slice(firstShown)]
  return (
    <>
      <Lines caption={caption} lines={first} {...names} />
      {others.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
            Vis de øvrige {others.length}
          </summary>
          <Lines caption={`${caption}, de øvrige`} lines={others} {...names} />
        </details>
      )}
    </>
  )
}

function Lines({ caption, lines, counts, nameOf }: SizesTableProps) {
  return (
    <Table caption={caption}>
      <TableHead>
        <tr>
          <TableHeader>Navn</TableHeader>
          <TableHeader numeric>Størrelse</TableHeader>
          <TableHeader numeric>Vækst</TableHeader>
          <TableHeader numeric isSecondary>
            {counts}
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.name}>
            <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere max-sm:px-1.5">
              {nameOf(line.name)}
            </th>
            <TableCell numeric className="whitespace-nowrap">
              {formatBytes(line.bytes)}
            </TableCell>
            <TableCell numeric>{growthText(line)}</TableCell>
            <TableCell numeric isSecondary>
              {line.count === null ? '–' : formatMeasure(line.count, 'count')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function growthText({ grownBytes, grownPercent }: SizeLine): string {
  if (grownBytes === null) return '–'
  const sign = grownBytes > 0 ? '+' : ''
  const percent = grownPercent === null ? '' : ` (${sign}${formatMeasure(grownPercent, 'percent')})`
  return `${sign}${formatBytes(grownBytes)}${percent}`
}
