import { Notice } from '@/components/ui/notice'
import { forecastSentence } from '@/lib/domain/storage-use/copy'
import type { StorageUseView } from '@/lib/domain/storage-use/schema'
import { formatDate } from '@/lib/shared/danish-time'
import { formatBytes, formatMeasure } from '@/lib/shared/measures'

/** The disk at this moment, and when it will be full. */
export function Disk({ disk, forecast }: Pick<StorageUseView, 'disk' | 'forecast'>) {
  const day = (iso: string) => formatDate(new Date(`${iso}T12:00:00Z`))
  return (
    <section>
      <h2 className="mb-3 text-2xl">Disken</h2>
      {disk ? (
        <p className="max-w-measure">
          {formatBytes(disk.free)} er fri af {formatBytes(disk.total)} (
          {formatMeasure((100 * disk.free) / Math.max(1, disk.total), 'percent')}). {forecastSentence(forecast, day)}
        </p>
      ) : (
        <Notice variant="error">Disken kan ikke læses. Se i serverens log, hvad den svarer.</Notice>
      )}
    </section>
  )
}
