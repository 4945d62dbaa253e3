'use client'

import { useState } from 'react'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { useStepForm } from '@/components/production/use-step-form'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import type { StationPiece } from '@/lib/domain/production/schema'

type TextQuestionProps = { piece: StationPiece; station: string; onVerdict: (verdict: ShownVerdict) => void }

/** Asks whether the letters match the drawing; required to continue. */
export function TextQuestion({ piece, station, onVerdict }: TextQuestionProps) {
  const { errors, isBusy, mend, send } = useStepForm(piece.id, station, onVerdict)
  const [wrong, setWrong] = useState('')
  const [isAsking, setAsking] = useState(false)
  if (piece.isTextAgreed)
    return (
      <Notice variant="success" title="Teksten passer">
        Du har holdt den op mod tegningen.
      </Notice>
    )
  return (
    <section className="space-y-4">
      <h2 className="text-xl">Passer teksten?</h2>
      <p>Læs stykket bogstav for bogstav, og hold det op mod tegningen.</p>
      {!isAsking && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Button
            size="huge"
            pending={isBusy}
            pendingText="Gemmer..."
            onClick={() => send({ act: 'answer-text', body: { answer: 'yes' } })}
          >
            Teksten passer
          </Button>
          <Button size="huge" variant="outline" disabled={isBusy} onClick={() => setAsking(true)}>
            Teksten passer ikke
          </Button>
        </div>
      )}
      {isAsking && (
        <div className="space-y-4">
          <Field
            label="Hvad er forkert?"
            hint="Stykket stoppes, og det står i historikken."
            error={errors.wrong}
            optional
          >
            {(control) => (
              <Input
                {...control}
                value={wrong}
                maxLength={400}
                autoComplete="off"
                onChange={(event) => {
                  setWrong(event.currentTarget.value)
                  mend('wrong')
                }}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Button
              size="huge"
              variant="destructive"
              pending={isBusy}
              pendingText="Stopper..."
              onClick={() => send({ act: 'answer-text', body: { answer: 'no', wrong }, done: 'Stykket er stoppet' })}
            >
              Stop stykket
            </Button>
            <Button size="huge" variant="outline" disabled={isBusy} onClick={() => setAsking(false)}>
              Tilbage
            </Button>
          </div>
        </div>
      )}
      <FieldError message={errors.form ?? errors.answer} />
    </section>
  )
}
