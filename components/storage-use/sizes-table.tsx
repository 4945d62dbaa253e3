import { Notice } from '@/components/ui/notice'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { forecastSentence } from '@/lib/domain/storage-use/copy'
import type { LargePage, SizeLine, StorageUseView } from '@/lib/domain/storage-use/schema'
import { formatDate } from '@/lib/shared/danish-time'
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

/** The disk at this moment, and when it will be full. */
export function Disk({ disk, ownDisks, forecast }: Pick<StorageUseView, 'disk' | 'ownDisks' | 'forecast'>) {
  const day = (iso: string) => formatDate(new Date(`${iso}T12:00:00Z`))
  return (
    <section>
      <h2 className="mb-3 text-2xl">Disken</h2>
      {disk ? (
        <p className="max-w-measure">
          {freeText(disk)} {forecastSentence(forecast, day)}
        </p>
      ) : (
        <Notice variant="error">Disken kan ikke læses. Se i serverens log, hvad den svarer.</Notice>
      )}
      {ownDisks.map(({ folder, ...own }) => (
        <p key={folder} className="mt-2 max-w-measure">
          Mappen {folder} har sin egen disk: {freeText(own)}
        </p>
      ))}
    </section>
  )
}

function freeText({ total, free }: { total: number; free: number }): string {
  const part = formatMeasure((100 * free) / Math.max(1, total), 'percent')
  return `${formatBytes(free)} er fri af ${formatBytes(total)} (${part}).`
}

/** The memorial pages with the largest originals. */
export function LargePages({ pages }: { pages: LargePage[] }) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">De største sider</h2>
      {pages.length === 0 && <p className="text-muted-foreground">Siderne bliver talt hver nat.</p>}
      {pages.length > 0 && (
        <Table caption="De største sider">
          <TableHead>
            <tr>
              <TableHeader>Mindeside</TableHeader>
              <TableHeader numeric>Originaler</TableHeader>
              <TableHeader numeric isSecondary>
                Filer
              </TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {pages.map(({ id, name, bytes, count }) => (
              <TableRow key={id}>
                <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere max-sm:px-1.5">
                  <TextLink href={`/admin/users/pages/${id}`} prefetch={false} className="inline-block min-h-6">
                    {name}
                  </TextLink>
                </th>
                <TableCell numeric className="whitespace-nowrap">
                  {formatBytes(bytes)}
                </TableCell>
                <TableCell numeric isSecondary>
                  {formatMeasure(count, 'count')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}
