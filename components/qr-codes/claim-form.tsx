'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { ActivationField } from '@/components/qr-codes/activation-field'
import { codeToasts } from '@/components/qr-codes/code-toasts'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { ApiError } from '@/lib/client/api'
import { useLockQrCode } from '@/lib/domain/qr-codes/client/hooks'
import type { CardSource } from '@/lib/domain/qr-codes/schema'

type ClaimFormProps = {
  code: string
  /** Who can repeat a lost activation code; null without one. */
  card: CardSource | null
  /** The refusal of a post without script. */
  refusal?: { message: string; activationCode?: string | undefined } | undefined
}

/** Locks the code to the signed-in account, and goes on to its set-up. */
export function ClaimForm({ code, card, refusal }: ClaimFormProps) {
  const router = useRouter()
  const lock = useLockQrCode(codeToasts.lock)
  const [fieldError, setFieldError] = useState(refusal?.activationCode)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const activationCode = new FormData(event.currentTarget).get('activationCode')
    setFieldError(undefined)
    lock.mutate(
      { code, ...(typeof activationCode === 'string' ? { activationCode } : {}) },
      {
        onSuccess: () => router.push(`/qr-setup/${code}`),
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          setFieldError(error.fields.activationCode)
          // Claimed by another account meanwhile: the page explains it.
          if (error.code === 'QR_CODE_TAKEN') router.refresh()
        },
      },
    )
  }

  return (
    <form
      id="laas"
      action={`/api/qr-codes/${code}/lock`}
      method="post"
      onSubmit={submit}
      className="space-y-5 text-left"
    >
      {refusal && !refusal.activationCode && <Notice variant="error">{refusal.message}</Notice>}
      {card && <ActivationField name="activationCode" error={fieldError} card={card} code={code} required />}
      <Button type="submit" size="lg" className="w-full" pending={lock.isPending} pendingText="Knytter koden...">
        Knyt koden til min konto
      </Button>
    </form>
  )
}
