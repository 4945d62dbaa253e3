import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table'

type Figure = { label: string; count: number }

/** A short table of figures with its sum. */
export function Figures({ title, figures }: { title: string; figures: Figure[] }) {
  const sum = figures.reduce((total, { count }) => total + count, 0)
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <Table caption={title}>
        <TableBody>
          {figures.map(({ label, count }) => (
            <TableRow key={label}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {label}
              </th>
              <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
            </TableRow>
          ))}
          <TableRow className="font-semibold">
            <th scope="row" className="px-3 py-2 text-left font-semibold">
              I alt
            </th>
            <TableCell numeric>{sum.toLocaleString('da-DK')}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </section>
  )
}
