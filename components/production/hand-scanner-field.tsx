'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useScanCollector } from '@/lib/domain/production/client/hand-scanner'

type HandScannerFieldProps = {
  onScan: (text: string) => void
  pending: boolean
  error?: string | undefined
  label?: string
  send?: string
}

/** A field for the hand scanner; optional, since the station listens wherever the focus is. */
export function HandScannerField({
  onScan,
  pending,
  error,
  label = 'Håndscanner',
  send: sendText = 'Kontrollér',
}: HandScannerFieldProps) {
  const [text, setText] = useState('')
  function send(scanned: string) {
    setText('')
    if (scanned.trim() !== '') onScan(scanned)
  }
  const collector = useScanCollector(pending ? null : send)
  function submit(event: FormEvent) {
    event.preventDefault()
    send(text)
  }
  return (
    <form onSubmit={submit} className="space-y-3">
      <Field label={label} hint="Scan QR-koden på stykket. Du behøver ikke at trykke i feltet først." error={error}>
        {(control) => (
          <Input
            {...control}
            value={text}
            // No on-screen keyboard: the scanner types here.
            inputMode="none"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={2000}
            className="min-h-16 text-lg"
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (collector.press(event.key, event.timeStamp)) event.preventDefault()
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="lg"
        className="w-full"
        pending={pending}
        pendingText="Kontrollerer..."
      >
        {sendText}
      </Button>
    </form>
  )
}
