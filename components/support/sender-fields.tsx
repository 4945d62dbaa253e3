'use client'

import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type Bound = UseFormRegisterReturn & { defaultValue: string }

type SenderFieldsProps = {
  text: (name: 'name' | 'email') => Bound
  errorOf: (name: 'name' | 'email') => string | undefined
  required?: boolean
}

/** The sender, and where the answer goes. */
export function SenderFields({ text, errorOf, required = false }: SenderFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
      <Field label="Dit navn" error={errorOf('name')} required={required}>
        {(control) => <Input {...control} {...text('name')} autoComplete="name" maxLength={120} />}
      </Field>
      <Field label="Mailadresse" error={errorOf('email')} required={required}>
        {(control) => <Input {...control} {...text('email')} type="email" autoComplete="email" maxLength={254} />}
      </Field>
    </div>
  )
}
