'use client'

import { Pause, Play, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { Progress } from '@/components/ui/progress'
import type { UploadItem } from '@/lib/domain/media/uploads/client/upload-item'
import type { UploadQueue } from '@/lib/domain/media/uploads/client/upload-queue'

type UploadLineProps = { item: UploadItem; queue: UploadQueue; whenSent: string }

/** One upload; `whenSent` is the text once all of it is sent. */
export function UploadLine({ item, queue, whenSent }: UploadLineProps) {
  const { key, file, state, sentBytes } = item
  return (
    <li className="flex items-center gap-2">
      <Progress
        label={file.name}
        value={Math.round((sentBytes / file.size) * 100)}
        detail={detailOf(item, whenSent)}
        className="min-w-0 flex-1 [overflow-wrap:anywhere]"
      />
      {state === 'paused' || state === 'lost' ? (
        <IconButton label={`Fortsæt med ${file.name}`} onClick={() => queue.resume(key)}>
          <Play aria-hidden />
        </IconButton>
      ) : (
        <IconButton label={`Sæt ${file.name} på pause`} disabled={state === 'arrived'} onClick={() => queue.pause(key)}>
          <Pause aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Afbryd ${file.name}`} disabled={state === 'arrived'} onClick={() => queue.cancel(key)}>
        <X aria-hidden />
      </IconButton>
    </li>
  )
}

type FailedUploadProps = { item: UploadItem; queue: UploadQueue; retry: ReactNode }

/** A refused file, with the reason. */
export function FailedUpload({ item: { key, file, message, canRetry }, queue, retry }: FailedUploadProps) {
  return (
    <li className="rounded-lg border-destructive border-l-4 bg-destructive-soft px-5 py-3 text-destructive-soft-foreground">
      <p role="alert">
        <strong className="break-all">{file.name}</strong> kom ikke med. {message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        {canRetry && (
          <Button size="compact" variant="outline" onClick={() => queue.resume(key)}>
            {retry}
          </Button>
        )}
        <Button size="compact" variant="ghost" onClick={() => queue.cancel(key)}>
          Fjern fra listen
        </Button>
      </div>
    </li>
  )
}

function detailOf({ state, sentBytes, file }: UploadItem, whenSent: string): string {
  if (state === 'waiting') return 'Venter'
  if (state === 'paused') return 'På pause'
  if (state === 'lost') return 'Venter på forbindelse'
  const percent = Math.round((sentBytes / file.size) * 100)
  return percent < 100 ? `${percent} %` : whenSent
}

/** Uploads with their progress, and refused files with the reason. */
export function UploadList({ uploads, queue }: { uploads: UploadItem[]; queue: UploadQueue }) {
  return (
    <>
      <p role="status" className="sr-only">
        {uploads.length > 0 && `På vej: ${uploads.filter(({ state }) => state !== 'failed').length}`}
      </p>
      <ul className="space-y-4 empty:hidden">
        {uploads.map((item) =>
          item.state === 'failed' ? (
            <FailedUpload key={item.key} item={item} queue={queue} retry={`Prøv ${item.file.name} igen`} />
          ) : (
            <UploadLine key={item.key} item={item} queue={queue} whenSent="Gøres klar..." />
          ),
        )}
      </ul>
    </>
  )
}
