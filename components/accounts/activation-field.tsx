'use client'

import type { ChangeEvent } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { BoundField } from './bound-field'

/** Six digits, shown in two groups of three while they are typed. */
export function ActivationField({ error, onChange, ...input }: BoundField) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { target } = event
    // Only at the end: elsewhere the cursor would jump.
    if (target.selectionStart === target.value.length) target.value = grouped(target.value)
    return onChange(event)
  }

  return (
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
  )
}

function grouped(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 6)
    .replace(/^(\d{3})(\d)/, '$1 $2')
}
