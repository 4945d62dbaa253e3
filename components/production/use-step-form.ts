'use client'

import { useState } from 'react'
import { refusedVerdict } from '@/components/production/refused-verdict'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { type ToldStep, useToldStep } from '@/components/production/use-told-step'
import { ApiError, messageOf } from '@/lib/client/api'

type Errors = Readonly<Record<string, string>>

/**
 * A step with fields of its own: the server's sentences stand at them (`form` for one that belongs to none) and go when
 * they are typed in again; a refusal that takes the piece away is shown over the whole screen.
 */
export function useStepForm(id: string, station: string, onVerdict: (verdict: ShownVerdict) => void) {
  const step = useToldStep(id, station)
  const [errors, setErrors] = useState<Errors>({})
  return {
    errors,
    isBusy: step.isBusy,
    mend: (field: string) => setErrors(({ [field]: _, form: __, ...left }) => left),
    send: (wanted: ToldStep, onDone?: () => void) => {
      setErrors({})
      step.mutate(wanted, {
        ...(onDone ? { onSuccess: onDone } : {}),
        onError: (failure) => {
          const verdict = refusedVerdict(failure)
          const fields = failure instanceof ApiError ? failure.fields : {}
          if (verdict) onVerdict(verdict)
          else setErrors(Object.keys(fields).length > 0 ? fields : { form: messageOf(failure) })
        },
      })
    },
  }
}
