import { Notice } from '@/components/ui/notice'
import { forecastSentence } from '@/lib/domain/storage-use/copy'
import type { StorageUseView } from '@/lib/domain/storage-use/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { formatBytes, formatMeasure } from '@/lib/shared/measures'

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
