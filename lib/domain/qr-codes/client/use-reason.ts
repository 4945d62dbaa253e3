'use client'

import { useState } from 'react'
import { ApiError, messageOf } from '@/lib/client/api'
import { reasonInput } from '@/lib/domain/qr-codes/schema'

/** A reason being typed, with the error at its field until somebody types again. */
export function useReason() {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  return {
    reason,
    field: {
      value: reason,
      error,
      onValueChange: (typed: string) => {
        setReason(typed)
        setError(undefined)
      },
    },
    clear: () => setReason(''),
    /** Whether the reason can be sent; if not, its field says why. */
    check: (typed = reason): boolean => {
      const problem = reasonInput.safeParse(typed).error?.issues[0]?.message
      setError(problem)
      return problem === undefined
    },
    showFailure: (failure: Error) =>
      setError((failure instanceof ApiError && failure.fields.reason) || messageOf(failure)),
  }
}
