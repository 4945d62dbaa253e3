'use client'

import { refusedVerdict, useAnnouncedStep } from '@/components/production/piece-steps'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field, Textarea } from '@/components/ui/field'
import { stopHint } from '@/lib/domain/production/copy'
import { useReason } from '@/lib/domain/qr-codes/client/use-reason'

const usual = ['Pladen er ridset.', 'Pladen er knækket.', 'Graveringen er ujævn.', 'Koden kan ikke scannes.']

type StopPieceDialogProps = { id: string; station: string; onVerdict: (verdict: ShownVerdict) => void }

/** Stops the piece in hand; the usual reasons are buttons, since staff wear gloves. */
export function StopPieceDialog({ id, station, onVerdict }: StopPieceDialogProps) {
  const step = useAnnouncedStep(id, station)
  const { field, check, showFailure } = useReason()
  function stop(given: string) {
    if (!check(given)) return
    const body = { reason: given }
    step.mutate(
      { act: 'stop', body, done: 'Stykket er stoppet' },
      {
        onError: (failure) => {
          const verdict = refusedVerdict(failure)
          if (verdict) onVerdict(verdict)
          else showFailure(failure)
        },
      },
    )
  }
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button size="huge" variant="outline">
          Stop stykket
        </Button>
      </DialogTrigger>
      <DialogContent title="Stop stykket" description={stopHint}>
        <div className="space-y-4">
          <div className="grid gap-3">
            {usual.map((text) => (
              <Button key={text} size="lg" variant="outline" disabled={step.isBusy} onClick={() => stop(text)}>
                {text}
              </Button>
            ))}
          </div>
          <Field label="Eller skriv, hvad der er galt" error={field.error}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={field.value}
                maxLength={500}
                onChange={(event) => field.onValueChange(event.currentTarget.value)}
              />
            )}
          </Field>
          <Button
            size="lg"
            variant="destructive"
            pending={step.isBusy}
            pendingText="Stopper..."
            onClick={() => stop(field.value)}
          >
            Stop med denne begrundelse
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
