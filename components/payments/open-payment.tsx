'use client'

import { type FormEvent, useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SpinnerMark } from '@/components/ui/spinner-mark'
import { messageOf } from '@/lib/client/api'
import { useCheckedPayment, useGoOn, useOpenPayment } from '@/lib/domain/payments/client/payment-hooks'
import { paymentFormName, paymentPageTexts } from '@/lib/domain/payments/copy'

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
        pendingText={paymentPageTexts.opening}
      >
        {label}
      </Button>
    </form>
  )
}

type WaitProps = { id: string; paymentKey: string; againPath: string }

/** Waits for the provider's answer and goes on by itself; without script the page loads itself again. */
export function WaitForPayment({ id, paymentKey, againPath }: WaitProps) {
  const { data } = useCheckedPayment({ id, key: paymentKey })
  const next = data?.next
  const isOver = data !== undefined && (data.status !== 'open' || data.failureCode !== null)
  useEffect(() => {
    if (next) window.location.assign(next)
    else if (isOver) window.location.assign(againPath)
  }, [next, isOver, againPath])
  return (
    <div className="space-y-6">
      <noscript>
        <meta httpEquiv="refresh" content="10" />
      </noscript>
      <p className="flex items-start gap-4 text-lg" role="status">
        <span className="noscript:hidden">
          <SpinnerMark />
        </span>
        {paymentPageTexts.waiting}
      </p>
      <form action={`/api/payments/${id}/check`} method="post" className="hidden noscript:block">
        <input type="hidden" name="key" value={paymentKey} />
        <Button type="submit">{paymentPageTexts.check}</Button>
      </form>
    </div>
  )
}
