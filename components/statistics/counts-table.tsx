import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { StatisticsView } from '@/lib/domain/memorials/statistics-view'

const unitNames = { day: 'Dag', month: 'Måned', year: 'År' } as const

/** Every number of the plots, newest first, in a disclosure that works without script. */
export function CountsTable({ view }: { view: StatisticsView }) {
  const rows = view.points.toReversed()
  return (
    <details>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
        Vis tallene i en tabel
      </summary>
      <div className="mt-4">
        <Table caption="Besøg, lys og hilsner">
          <TableHead>
            <tr>
              <TableHeader>{unitNames[view.unit]}</TableHeader>
              <TableHeader numeric>Fra QR-koden</TableHeader>
              <TableHeader numeric>Fra links</TableHeader>
              <TableHeader numeric>Lys</TableHeader>
              <TableHeader numeric>Hilsner og minder</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {rows.map((point) => (
              <TableRow key={point.key}>
                <TableCell>{point.long}</TableCell>
                {(['qr', 'link', 'candles', 'posts'] as const).map((name) => (
                  <TableCell key={name} numeric>
                    {point[name].toLocaleString('da-DK')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </details>
  )
}
