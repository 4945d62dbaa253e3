'use client'

import { type ChangeEvent, type FocusEvent, useState } from 'react'
import type { BoundField } from '@/components/form/bound-field'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { useAfterPress } from '@/lib/client/use-patient-blur'
import { emailMeant } from '@/lib/domain/accounts/client/email-slips'

type EmailFieldProps = BoundField & {
  hint?: string
  /** Replaces the typed address with the suggested one. */
  onCorrect: (email: string) => void
}

/** Suggests a correction when the domain is one typo away from a well-known one. */
export function EmailField({ hint, error, onCorrect, onBlur, onChange, ...input }: EmailFieldProps) {
  const [meant, setMeant] = useState<string | null>(null)
  const afterPress = useAfterPress()

  function leave(event: FocusEvent<HTMLInputElement>) {
    const { value } = event.target
    afterPress(() => setMeant(emailMeant(value)))
    return onBlur(event)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    setMeant(null)
    return onChange(event)
  }

  function correct(email: string) {
    setMeant(null)
    onCorrect(email)
  }

  return (
    <div>
      <Field label="Mailadresse" hint={hint} error={error} required>
        {(control) => (
          <Input
            {...control}
            {...input}
            onBlur={leave}
            onChange={change}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <div role="status" className="text-sm">
        {meant && (
          <p className="mt-2">
            Mente du{' '}
            <Button variant="link" onClick={() => correct(meant)} className="inline px-0 text-sm wrap-anywhere">
              {meant}
            </Button>
            ?
          </p>
        )}
      </div>
    </div>
  )
}
