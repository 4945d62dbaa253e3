import { Progress } from '@/components/ui/progress'
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table'
import type { OverviewView } from '@/lib/domain/insights/schema'

type Figure = { label: string; count: number; isEstimate?: boolean }

/** A short table of figures with its sum; estimates are marked as such. */
export function Figures({ title, figures }: { title: string; figures: Figure[] }) {
  const sum = figures.reduce((total, { count }) => total + count, 0)
  const isEstimate = figures.some((figure) => figure.isEstimate)
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <Table caption={title}>
        <TableBody>
          {figures.map(({ label, ...figure }) => (
            <TableRow key={label}>
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {label}
              </th>
              <TableCell numeric>{format(figure)}</TableCell>
            </TableRow>
          ))}
          <TableRow className="font-semibold">
            <th scope="row" className="px-3 py-2 text-left font-semibold">
              I alt
            </th>
            <TableCell numeric>{format({ count: sum, isEstimate })}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </section>
  )
}

function format({ count, isEstimate = false }: Omit<Figure, 'label'>): string {
  return `${isEstimate ? 'ca. ' : ''}${count.toLocaleString('da-DK')}`
}

/** Progress of the finer sizes of covers and portraits while some are missing, mostly after an update. */
export function PictureSteps({ headPictures: { done, all } }: Pick<OverviewView, 'headPictures'>) {
  if (done >= all) return null
  const [made, wanted] = [done, all].map((count) => count.toLocaleString('da-DK'))
  return (
    <section>
      <h2 className="mb-3 text-xl">Opgaver i baggrunden</h2>
      <Progress
        label="Forsider og portrætter gøres lettere at hente"
        detail={`${made} af ${wanted}`}
        value={(100 * done) / all}
        className="max-w-measure"
      />
      <p className="mt-2 max-w-measure text-muted-foreground">
        Det går af sig selv, ét billede ad gangen. Siderne kan ses imens.
      </p>
    </section>
  )
}
