'use client'

import { type FormEvent, useState } from 'react'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { useStepForm } from '@/components/production/use-step-form'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { StationPiece } from '@/lib/domain/production/schema'

type PassPieceFormProps = { piece: StationPiece; station: string; onVerdict: (verdict: ShownVerdict) => void }

/** Passes the piece to packing; a missing or mismatching photograph requires a reason. */
export function PassPieceForm({ piece, station, onVerdict }: PassPieceFormProps) {
  const { errors, isBusy, mend, send } = useStepForm(piece.id, station, onVerdict)
  const [why, setWhy] = useState('')
  const asked = askedOf(piece)
  function submit(event: FormEvent) {
    event.preventDefault()
    send({ act: 'pass', body: asked ? { [asked.name]: why } : {}, done: 'Stykket venter på at blive pakket' })
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      {asked && (
        <Field label={asked.label} hint={asked.hint} error={errors[asked.name]}>
          {(control) => (
            <Input
              {...control}
              value={why}
              maxLength={400}
              autoComplete="off"
              className="min-h-16 text-lg"
              onChange={(event) => {
                setWhy(event.currentTarget.value)
                mend(asked.name)
              }}
            />
          )}
        </Field>
      )}
      <Button type="submit" size="huge" pending={isBusy} pendingText="Gemmer...">
        Videre til pakning
      </Button>
      <FieldError message={errors.form ?? errors.answer} />
    </form>
  )
}

function askedOf({ photo }: StationPiece) {
  if (!photo) {
    return {
      name: 'photoReason',
      label: 'Hvorfor uden billede?',
      hint: 'Kun hvis du ikke kan tage et. Det står i stykkets historik.',
    }
  }
  if (photo.lettering?.outcome !== 'differs') return null
  return {
    name: 'letteringReason',
    label: 'Hvorfor er stykket i orden alligevel?',
    hint: 'Billedet siger noget andet end tegningen. Er du i tvivl, så stop stykket.',
  }
}
