'use client'

import { type FormEvent, useCallback, useState } from 'react'
import { HandScannerField } from '@/components/production/hand-scanner-field'
import { type StationPartProps, useStepForm } from '@/components/production/piece-steps'
import { ScannerPanel } from '@/components/scanner/scanner-panel'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field, FieldError, Input } from '@/components/ui/field'
import { useHandScanner } from '@/lib/domain/production/client/hand-scanner'

type PackStationProps = StationPartProps & { isListening: boolean }

/** Packing: print the label, scan the piece, put it in the box. */
export function PackStation({ piece, station, isListening, onVerdict }: PackStationProps) {
  const { errors, isBusy, send } = useStepForm(piece.id, station, onVerdict)
  const pack = useCallback(
    async (scanned: string) => {
      send({ act: 'packed', body: { scanned }, done: 'Stykket er pakket' })
      return true
    },
    [send],
  )
  useHandScanner(isListening && !isBusy ? pack : null)
  return (
    <div className="space-y-8">
      <p className="text-lg">
        Læg stykket i kassen til parti {piece.batch.number}. Det er nummer {piece.number} af {piece.batch.pieces}.
      </p>
      <a
        href={`/api/production/batches/${piece.batch.number}/labels.pdf?piece=${piece.number}`}
        target="_blank"
        rel="noopener"
        className={buttonVariants({ variant: 'outline', size: 'huge' })}
      >
        Vis etiketten
      </a>
      <HandScannerField
        onScan={pack}
        pending={isBusy}
        error={errors.scanned ?? errors.form}
        label="Scan stykket, når det lægges i kassen"
        send="Pakket"
      />
      <ScannerPanel onRead={pack} />
      <details className="space-y-4">
        <summary className={buttonVariants({ variant: 'ghost', className: 'cursor-pointer' })}>
          Scanneren virker ikke
        </summary>
        <TypedCodeForm piece={piece} station={station} onVerdict={onVerdict} />
      </details>
    </div>
  )
}

/** For a broken scanner: the code on the piece, and why it is typed. */
function TypedCodeForm({ piece, station, onVerdict }: StationPartProps) {
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
