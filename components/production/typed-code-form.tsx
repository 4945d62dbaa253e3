'use client'

import { type FormEvent, useState } from 'react'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { useStepForm } from '@/components/production/use-step-form'
import { Button } from '@/components/ui/button'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { StationPiece } from '@/lib/domain/production/schema'

type TypedCodeFormProps = { piece: StationPiece; station: string; onVerdict: (verdict: ShownVerdict) => void }

/** For a broken scanner: the code on the piece, and why it is typed. */
export function TypedCodeForm({ piece, station, onVerdict }: TypedCodeFormProps) {
  const { errors, isBusy, mend, send } = useStepForm(piece.id, station, onVerdict)
  const [typed, setTyped] = useState({ typedCode: '', reason: '' })
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [name]: value }))
      mend(name)
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    send({ act: 'packed', body: typed, done: 'Stykket er pakket' })
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label="Koden på stykket" error={errors.typedCode ?? errors.scanned} required>
        {(control) => (
          <Input
            {...control}
            {...field('typedCode')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Hvorfor ikke scannet?" error={errors.reason} required>
        {(control) => <Input {...control} {...field('reason')} maxLength={400} autoComplete="off" />}
      </Field>
      <Button type="submit" size="huge" variant="outline" pending={isBusy} pendingText="Gemmer...">
        Pakket uden scanning
      </Button>
      <FieldError message={errors.form} />
    </form>
  )
}
