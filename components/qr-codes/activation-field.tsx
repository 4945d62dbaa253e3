'use client'

import type { ChangeEvent, ComponentProps } from 'react'
import { LostCard } from '@/components/qr-codes/lost-card'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { CardSource } from '@/lib/domain/qr-codes/schema'

type ActivationFieldProps = ComponentProps<typeof Input> & {
  error: string | undefined
  /** Who can say the digits again. */
  card: CardSource
  code: string
}

/** Six digits, shown in two groups of three while they are typed, and what to do when the card is gone. */
export function ActivationField({ error, card, code, onChange, ...input }: ActivationFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    // Only at the end: elsewhere the cursor would jump.
    if (target.selectionStart === target.value.length) target.value = grouped(target.value)
    return onChange?.(event)
  }

  return (
    <div className="space-y-2">
      <Field
        label="Aktiveringskode"
        hint="Seks cifre. De står på det kort, der fulgte med stenen."
        error={error}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...input}
            onChange={change}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="text-lg tabular-nums tracking-widest"
          />
        )}
      </Field>
      <LostCard card={card} code={code} isTold={error !== undefined} />
    </div>
  )
}

function grouped(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 6)
    .replace(/^(\d{3})(\d)/, '$1 $2')
}
