'use client'

import { useState } from 'react'
import { refusedVerdict, useAnnouncedStep } from '@/components/production/piece-steps'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { ApiError, messageOf } from '@/lib/client/api'
import { stopHint } from '@/lib/domain/production/copy'
import { reasonFormInput } from '@/lib/domain/production/schema'

const usual = ['Pladen er ridset.', 'Pladen er knækket.', 'Graveringen er ujævn.', 'Koden kan ikke scannes.']

type StopPieceDialogProps = { id: string; station: string; onVerdict: (verdict: ShownVerdict) => void }

/** Stops the piece in hand; the usual reasons are buttons, since staff wear gloves. */
export function StopPieceDialog({ id, station, onVerdict }: StopPieceDialogProps) {
  const step = useAnnouncedStep(id, station)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  function stop(given: string) {
    const problem = reasonFormInput.safeParse({ reason: given }).error?.issues[0]?.message
    setError(problem)
    if (problem) return
    const body = { reason: given }
    step.mutate(
      { act: 'stop', body, done: 'Stykket er stoppet' },
      {
        onError: (failure) => {
          const verdict = refusedVerdict(failure)
          if (verdict) onVerdict(verdict)
          else setError((failure instanceof ApiError && failure.fields.reason) || messageOf(failure))
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
          <Field label="Eller skriv, hvad der er galt" error={error}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={reason}
                maxLength={500}
                onChange={(event) => {
                  setReason(event.currentTarget.value)
                  setError(undefined)
                }}
              />
            )}
          </Field>
          <Button
            size="lg"
            variant="destructive"
            pending={step.isBusy}
            pendingText="Stopper..."
            onClick={() => stop(reason)}
          >
            Stop med denne begrundelse
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
