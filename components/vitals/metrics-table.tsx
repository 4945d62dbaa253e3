import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { metricTexts, ratingTexts, sharesText, valueText } from '@/lib/domain/vitals/copy'
import { ratingOf } from '@/lib/domain/vitals/policy'
import type { MetricView } from '@/lib/domain/vitals/schema'

/** All metrics over the period. */
export function MetricsTable({ metrics }: { metrics: readonly MetricView[] }) {
  return (
    <section>
      <h2 className="text-2xl">Alle målinger</h2>
      <p className="mt-2 max-w-measure text-muted-foreground">
        »Tre ud af fire« betyder, at så mange besøg var lige så hurtige eller hurtigere. Godt, middel og dårligt er
        efter Googles grænser.
      </p>
      <Table caption="Alle målinger" className="mt-4">
        <TableHead>
          <tr>
            <TableHeader>Måling</TableHeader>
            <TableHeader numeric>Tre ud af fire</TableHeader>
            <TableHeader numeric>Halvdelen</TableHeader>
            <TableHeader numeric>19 ud af 20</TableHeader>
            <TableHeader>Besøgene var</TableHeader>
            <TableHeader numeric>Besøg</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {metrics.map(({ metric, count, p50, p75, p95, ...shares }) => (
            <TableRow key={metric}>
              <th scope="row" className="min-w-40 px-3 py-2 text-left font-normal max-sm:px-1.5">
                {metricTexts[metric]}
              </th>
              <TableCell numeric className="whitespace-nowrap font-semibold">
                {valueText(metric, p75)}
                {p75 !== null && <span className="block font-normal">{ratingTexts[ratingOf(metric, p75)]}</span>}
              </TableCell>
              <Value text={valueText(metric, p50)} />
              <Value text={valueText(metric, p95)} />
              <TableCell className="min-w-44">{sharesText(shares)}</TableCell>
              <Value text={count.toLocaleString('da-DK')} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

function Value({ text }: { text: string }) {
  return (
    <TableCell numeric className="whitespace-nowrap">
      {text}
    </TableCell>
  )
}
