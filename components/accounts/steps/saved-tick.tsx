'use client'

import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'

/** Required to continue: the codes are shown only once. */
export function SavedTick({ error, ...input }: UseFormRegisterReturn & { error: string | undefined }) {
  const id = useId()
  return (
    <div>
      <Checkbox
        {...input}
        label="Jeg har gemt mine nødkoder"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      <div className="pl-9">
        <FieldError id={id} message={error} />
      </div>
    </div>
  )
}
