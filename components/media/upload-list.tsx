'use client'

import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { Upload } from '@/lib/domain/media/uploads/client/use-uploads'

type UploadListProps = { uploads: Upload[]; onRetry: (key: number) => void; onDismiss: (key: number) => void }

/** What is on its way, each with its own progress, and what was refused, each with its reason. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {uploads.length > 0 && `På vej: ${uploads.filter(({ state }) => state !== 'failed').length}`}
      </p>
      <ul className="space-y-4 empty:hidden">
        {uploads.map(({ key, file, state, share, message, canRetry }) => (
          <li key={key}>
            {state === 'failed' ? (
              <div className="rounded-lg border-destructive border-l-4 bg-destructive-soft px-5 py-3 text-destructive-soft-foreground">
                <p role="alert">
                  <strong className="break-all">{file.name}</strong> kom ikke med. {message}
                </p>
                <div className="mt-3 flex flex-wrap gap-3">
                  {canRetry && (
                    <Button size="compact" variant="outline" onClick={() => onRetry(key)}>
                      Prøv {file.name} igen
                    </Button>
                  )}
                  <Button size="compact" variant="ghost" onClick={() => onDismiss(key)}>
                    Fjern fra listen
                  </Button>
                </div>
              </div>
            ) : (
              <Progress label={file.name} value={Math.round(share * 100)} detail={detailOf(state, share)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function detailOf(state: Upload['state'], share: number): string {
  if (state === 'waiting') return 'Venter'
  return share < 1 ? `${Math.round(share * 100)} %` : 'Gøres klar...'
}
