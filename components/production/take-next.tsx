'use client'

import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { useTakeNext } from '@/lib/domain/production/client/hooks'
import { piecesText, stationTexts } from '@/lib/domain/production/copy'
import type { StationKind } from '@/lib/domain/production/schema'

type TakeNextProps = { kind: StationKind; station: string; waiting: number; batch: number | undefined }

/** Shown with no piece in hand: a button for the next one, and the queue. */
export function TakeNext({ kind, station, waiting, batch }: TakeNextProps) {
  const take = useTakeNext()
  const stopped = take.data?.stopped ?? []
  return (
    <section className="max-w-measure space-y-5">
      <p aria-live="polite" className="text-xl">
        {waiting > 0 ? `${piecesText(waiting)} venter.` : stationTexts[kind].none}
      </p>
      {stopped.length > 0 && (
        <Notice variant="error" title="Stoppet undervejs">
          <ul>
            {stopped.map(({ formattedCode, problem }) => (
              <li key={formattedCode}>
                {formattedCode}: {problem}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Button
        size="huge"
        pending={take.isBusy}
        pendingText="Finder det næste..."
        onClick={() => take.mutate({ kind, station, batch })}
      >
        Tag næste stykke
      </Button>
      <FieldError message={take.error ? messageOf(take.error) : undefined} />
    </section>
  )
}
