'use client'

import { Pause, Play, RotateCcw } from 'lucide-react'
import { FailedUpload, UploadLine } from '@/components/media/upload-line'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import type { UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

const fewFiles = 3

type UploadPanelProps = { uploads: UploadItem[]; queue: UploadQueue; arrivedCount: number }

/** Uploads with total and individual progress, and refused files with the reason. */
export function UploadPanel({ uploads, queue, arrivedCount }: UploadPanelProps) {
  const underWay = uploads.filter(({ state }) => state !== 'failed')
  const hasArrived = underWay.length === 0 && arrivedCount > 0
  const failed = uploads.filter(({ state }) => state === 'failed')
  return (
    <>
      {/* Always mounted, so that changes are announced; the percentages are not. */}
      <p role="status" className={hasArrived ? 'font-semibold' : 'sr-only'}>
        {underWay.length > 0 && `${fileCount(underWay.length)} på vej`}
        {hasArrived && `${fileCount(arrivedCount)} er kommet med.`}
      </p>
      {underWay.length > 0 && <UnderWay uploads={underWay} queue={queue} arrivedCount={arrivedCount} />}
      {failed.length > 0 && (
        <ul className="space-y-4">
          {failed.map((item) => (
            <FailedUpload key={item.key} item={item} queue={queue} retry={<Retry name={item.file.name} />} />
          ))}
        </ul>
      )}
    </>
  )
}

function UnderWay({ uploads, queue, arrivedCount }: UploadPanelProps) {
  const total = arrivedCount + uploads.length
  const shares = uploads.reduce((sum, { sentBytes, file }) => sum + sentBytes / file.size, arrivedCount)
  const isLost = uploads.some(({ state }) => state === 'lost')
  const arePaused = uploads.every(({ state }) => state === 'paused')
  return (
    <section aria-label="På vej" className="space-y-5 rounded-2xl bg-card p-5 shadow-soft">
      {isLost && <Notice title="Ingen forbindelse. Vi fortsætter, når den er tilbage." />}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <Progress
          label={arePaused ? 'Sat på pause' : 'På vej'}
          value={Math.round((shares / total) * 100)}
          detail={`${arrivedCount} af ${total} er fremme`}
          className="min-w-0 grow basis-48"
        />
        {arePaused ? (
          <Button size="compact" variant="outline" onClick={() => queue.resumeAll()}>
            <Play aria-hidden />
            Fortsæt
          </Button>
        ) : (
          <Button size="compact" variant="outline" onClick={() => queue.pauseAll()}>
            <Pause aria-hidden />
            Sæt alle på pause
          </Button>
        )}
      </div>
      {/* Forty lines are too many for a user who only waits. */}
      <details open={total <= fewFiles || undefined}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
          Vis hver fil
        </summary>
        <ul className="mt-2 max-h-96 space-y-2 overflow-y-auto" aria-label="Filer på vej">
          {uploads.map((item) => (
            <UploadLine key={item.key} item={item} queue={queue} whenSent="Modtages..." />
          ))}
        </ul>
      </details>
    </section>
  )
}

function Retry({ name }: { name: string }) {
  return (
    <>
      <RotateCcw aria-hidden />
      Prøv igen<span className="sr-only"> med {name}</span>
    </>
  )
}

function fileCount(count: number): string {
  return count === 1 ? '1 fil' : `${count} filer`
}
