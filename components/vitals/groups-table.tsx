import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { groupingTexts, kindText, metricTexts, sharesText, valueText } from '@/lib/domain/vitals/copy'
import { groupings, type VitalsView } from '@/lib/domain/vitals/schema'

/** The chosen metric by kind of page, device and connection. */
export function GroupsTable({ view: { filter, groups } }: { view: VitalsView }) {
  const { metric } = filter
  return (
    <section>
      <h2 className="text-2xl">{metricTexts[metric]}: hvor og hvordan</h2>
      <Table caption={`${metricTexts[metric]} efter side, enhed og forbindelse`} className="mt-4">
        <TableHead>
          <tr>
            <TableHeader>Besøg med</TableHeader>
            <TableHeader numeric>Tre ud af fire</TableHeader>
            <TableHeader>Besøgene var</TableHeader>
            <TableHeader numeric>Besøg</TableHeader>
          </tr>
        </TableHead>
        {groupings.map((by) => (
          <TableBody key={by}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="px-3 pt-5 pb-2 text-left font-semibold max-sm:px-1.5">
                {groupingTexts[by]}
              </th>
            </tr>
            {groups[by].map(({ key, p75, count, ...shares }) => (
              <TableRow key={key}>
                <th scope="row" className="min-w-32 px-3 py-2 text-left font-normal max-sm:px-1.5">
                  {kindText(key)}
                </th>
                <TableCell numeric className="whitespace-nowrap">
                  {valueText(metric, p75)}
                </TableCell>
                <TableCell className="min-w-44">{sharesText(shares)}</TableCell>
                <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        ))}
      </Table>
    </section>
  )
}
