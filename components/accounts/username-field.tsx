'use client'

import { type Control, type UseFormRegisterReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { AccountFormInput, AccountFormValues } from '@/lib/domain/accounts/schema'
import { useUsernameFree } from '@/lib/domain/accounts/use-username-free'

type UsernameFieldProps = UseFormRegisterReturn & {
  defaultValue: string | undefined
  error: string | undefined
  control: Control<AccountFormInput, unknown, AccountFormValues>
}

/** Says while one types whether the name can be had. */
export function UsernameField({ error, control, ...input }: UsernameFieldProps) {
  const isFree = useUsernameFree(useWatch({ control, name: 'username' }))
  const taken = isFree === false ? 'Brugernavnet er allerede i brug. Vælg et andet.' : undefined
  return (
    <div>
      <Field
        label="Brugernavn"
        hint="Det kan du logge ind med. Bogstaver, tal, punktum og bindestreg."
        error={error ?? taken}
        required
      >
        {(field) => <Input {...field} {...input} autoComplete="username" autoCapitalize="none" spellCheck={false} />}
      </Field>
      <p role="status" className="mt-2 text-sm text-success empty:mt-0">
        {isFree && !error ? 'Brugernavnet er ledigt.' : ''}
      </p>
    </div>
  )
}
