import { StackedTable } from '@/components/ui/stacked-table'
import { estimateParts, markWords, percent } from '@/lib/domain/stones/copy'
import type { StonePhotoView } from '@/lib/domain/stones/schema'
import { formatDate } from '@/lib/shared/danish-time'

const { contrast, damage, unusedCorrection } = estimateParts

/** All figures of the estimates, newest first. */
export function EstimateTable({ photos }: { photos: StonePhotoView[] }) {
  const part = (value: number | null | undefined) => (value == null ? '–' : percent(value))
  return (
    <StackedTable
      caption="Skøn over koden"
      columns={['Dato', 'Skønnet læsbarhed', contrast.name, damage.name, unusedCorrection.name]}
      isEven
      rows={photos.map(({ id, takenAt, estimate }) => ({
        key: id,
        name: formatDate(new Date(takenAt)),
        cells: [
          estimate ? markWords[estimate.mark] : '–',
          part(estimate?.contrast),
          part(estimate?.damage),
          part(estimate?.unusedCorrection),
        ],
      }))}
    />
  )
}
