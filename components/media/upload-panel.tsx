'use client'

import { Pause, Play, RotateCcw, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import type { UploadItem, UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

const fewFiles = 3

type UploadPanelProps = { uploads: UploadItem[]; queue: UploadQueue; arrivedCount: number }

/** What is on its way, in all and each by itself, and what was refused, each with its reason. */
export function UploadPanel({ uploads, queue, arrivedCount }: UploadPanelProps) {
  const underWay = uploads.filter(({ state }) => state !== 'failed')
  const hasArrived = underWay.length === 0 && arrivedCount > 0
  const failed = uploads.filter(({ state }) => state === 'failed')
  return (
    <>
      {/* Stays in the page, so that what comes later is read aloud; not each percent of it. */}
      <p role="status" className={hasArrived ? 'font-semibold' : 'sr-only'}>
        {underWay.length > 0 && `${fileCount(underWay.length)} på vej`}
        {hasArrived && `${fileCount(arrivedCount)} er kommet med.`}
      </p>
      {underWay.length > 0 && <UnderWay uploads={underWay} queue={queue} arrivedCount={arrivedCount} />}
      {failed.length > 0 && (
        <ul className="space-y-4">
          {failed.map((item) => (
            <FailedUpload key={item.key} item={item} queue={queue} />
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
      {/* Forty lines are too many to look at for whoever only waits. */}
      <details open={total <= fewFiles || undefined}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
          Vis hver fil
        </summary>
        <ul className="mt-2 max-h-96 space-y-2 overflow-y-auto" aria-label="Filer på vej">
          {uploads.map((item) => (
            <UploadLine key={item.key} item={item} queue={queue} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function UploadLine({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const { key, file, state, sentBytes } = item
  return (
    <li className="flex items-center gap-2">
      <Progress
        label={file.name}
        value={Math.round((sentBytes / file.size) * 100)}
        detail={detailOf(item)}
        className="min-w-0 flex-1 [overflow-wrap:anywhere]"
      />
      {state === 'paused' || state === 'lost' ? (
        <IconButton label={`Fortsæt med ${file.name}`} onClick={() => queue.resume(key)}>
          <Play aria-hidden />
        </IconButton>
      ) : (
        <IconButton label={`Sæt ${file.name} på pause`} onClick={() => queue.pause(key)}>
          <Pause aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Afbryd ${file.name}`} onClick={() => queue.cancel(key)}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

function FailedUpload({ item: { key, file, message, canRetry }, queue }: { item: UploadItem; queue: UploadQueue }) {
  return (
    <li className="rounded-lg border-destructive border-l-4 bg-destructive-soft px-5 py-3 text-destructive-soft-foreground">
      <p role="alert">
        <strong className="break-all">{file.name}</strong> kom ikke med. {message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {canRetry && (
          <Button size="compact" variant="outline" onClick={() => queue.resume(key)}>
            <RotateCcw aria-hidden />
            Prøv igen<span className="sr-only"> med {file.name}</span>
          </Button>
        )}
        <Button size="compact" variant="ghost" onClick={() => queue.cancel(key)}>
          Fjern fra listen
        </Button>
      </div>
    </li>
  )
}

function detailOf({ state, sentBytes, file }: UploadItem): string {
  if (state === 'waiting') return 'Venter'
  if (state === 'paused') return 'På pause'
  if (state === 'lost') return 'Venter på forbindelse'
  const percent = Math.round((sentBytes / file.size) * 100)
  return percent < 100 ? `${percent} %` : 'Modtages...'
}

function fileCount(count: number): string {
  return count === 1 ? '1 fil' : `${count} filer`
}
