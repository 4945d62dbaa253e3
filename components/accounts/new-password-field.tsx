'use client'

import { type ChangeEvent, useState } from 'react'
import type { BoundField } from '@/components/form/bound-field'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { useIsCommonPassword } from '@/lib/domain/accounts/client/step-hooks'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { PasswordLength } from './password-length'

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
