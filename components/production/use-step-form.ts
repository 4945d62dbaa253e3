'use client'

import { useState } from 'react'
import { refusedVerdict } from '@/components/production/refused-verdict'
import type { ShownVerdict } from '@/components/production/scan-verdict'
import { type AnnouncedStep, useAnnouncedStep } from '@/components/production/use-announced-step'
import { ApiError, messageOf } from '@/lib/client/api'

type Errors = Readonly<Record<string, string>>

/**
 * A step with fields: server errors are shown at them (`form` for one without a field) and cleared on input; a refusal
 * that removes the piece is shown full screen.
 */
export function useStepForm(id: string, station: string, onVerdict: (verdict: ShownVerdict) => void) {
  const step = useAnnouncedStep(id, station)
  const [errors, setErrors] = useState<Errors>({})
  return {
    errors,
    isBusy: step.isBusy,
    mend: (field: string) => setErrors(({ [field]: _, form: __, ...left }) => left),
    send: (wanted: AnnouncedStep, onDone?: () => void) => {
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
