'use client'

import { type ChangeEvent, useState } from 'react'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import type { BoundField } from './bound-field'
import { PasswordLength } from './password-length'

type NewPasswordFieldProps = Omit<BoundField, 'defaultValue'> & { label?: string }

export function NewPasswordField({ label = 'Adgangskode', error, onChange, ...input }: NewPasswordFieldProps) {
  const [length, setLength] = useState(0)

  function change(event: ChangeEvent<HTMLInputElement>) {
    setLength(event.target.value.length)
    return onChange(event)
  }

  return (
    <div>
      <Field label={label} hint="Mindst 6 tegn. En lang er bedre, for eksempel tre ord." error={error} required>
        {(control) => <PasswordInput {...control} {...input} onChange={change} autoComplete="new-password" />}
      </Field>
      <PasswordLength length={length} />
    </div>
  )
}
