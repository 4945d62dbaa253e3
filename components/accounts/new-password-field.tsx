'use client'

import { type ChangeEvent, useState } from 'react'
import type { BoundField } from '@/components/form/bound-field'
import { cn } from '@/components/ui/cn'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { useIsCommonPassword } from '@/lib/domain/accounts/client/step-hooks'
import { accountsCopy } from '@/lib/domain/accounts/copy'

type NewPasswordFieldProps = Omit<BoundField, 'defaultValue'> & { label?: string }

export function NewPasswordField({ label = 'Adgangskode', error, onChange, ...input }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  const isCommon = useIsCommonPassword(typed)

  function change(event: ChangeEvent<HTMLInputElement>) {
    setTyped(event.target.value)
    return onChange(event)
  }

  return (
    <div>
      <Field label={label} hint="Mindst 6 tegn. En lang er bedre, for eksempel tre ord." error={error} required>
        {(control) => <PasswordInput {...control} {...input} onChange={change} autoComplete="new-password" />}
      </Field>
      <PasswordLength length={typed.length} />
      <p role="status" className="mt-2 text-sm empty:hidden">
        {isCommon && accountsCopy.commonPassword}
      </p>
    </div>
  )
}

// Length stops guessing; composition rules only make passwords hard to remember (NIST SP 800-63B).
const steps = [
  { from: 1, text: 'For kort endnu' },
  { from: 6, text: 'Kan bruges' },
  { from: 10, text: 'God længde' },
  { from: 16, text: 'Meget god længde' },
] as const

/** A new password's length as text and a bar. Announced when the text changes, not at every keystroke. */
export function PasswordLength({ length }: { length: number }) {
  const reached = steps.filter(({ from }) => length >= from).length
  return (
    <div className={cn('mt-3 flex items-center gap-4', reached === 0 && 'hidden')}>
      <span aria-hidden className="grid h-1 flex-1 grid-cols-4 gap-1">
        {steps.map(({ from }) => (
          <span
            key={from}
            className={cn('rounded-full transition-colors', length >= from ? 'bg-success' : 'bg-border')}
          />
        ))}
      </span>
      <span role="status" className="text-muted-foreground text-sm">
        {steps[reached - 1]?.text}
      </span>
    </div>
  )
}
