'use client'

import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { useGoOn, useOpenPayment } from '@/lib/domain/payments/client/payment-hooks'
import { paymentPageWords } from '@/lib/domain/payments/copy'
import { paymentFormName } from '@/lib/domain/payments/form-names'

type Props = {
  id: string
  paymentKey: string
  label: string
  refusal: string | null
  /** Opens the provider's page without a press. */
  goesOn: boolean
}

/** The button to the provider's page; without script the page comes again with a link there. */
export function OpenPayment({ id, paymentKey, label, refusal, goesOn }: Props) {
  const opening = useOpenPayment({ id, key: paymentKey })
  useGoOn(goesOn, opening.mutate)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    opening.mutate()
  }
  const message = opening.error ? messageOf(opening.error) : refusal
  return (
    <form
      id={paymentFormName}
      action={`/api/payments/${id}/open`}
      method="post"
      onSubmit={submit}
      className="space-y-5"
    >
      <input type="hidden" name="key" value={paymentKey} />
      {message && <Notice variant="error">{message}</Notice>}
      <Button
        type="submit"
        size="lg"
        pending={opening.isPending || opening.isSuccess}
        pendingText={paymentPageWords.opening}
      >
        {label}
      </Button>
    </form>
  )
}
