'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { type CodeChange, useChangeCode } from '@/lib/domain/qr-codes/hooks'
import { type QrCodeState, reasonInput } from '@/lib/domain/qr-codes/schema'

const done: Record<CodeChange, string> = {
  block: 'Koden er spærret',
  unblock: 'Koden er åbnet igen',
  retire: 'Koden er taget ud af brug',
}

/** Blocks, opens or retires a code; the reason is kept with the change. */
export function ChangeCodeForm({ code, state }: { code: string; state: QrCodeState }) {
  const router = useRouter()
  const change = useChangeCode(code)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [asksToRetire, setAsksToRetire] = useState(false)

  /** The sentence about what is wrong with the reason, shown at the field; false when there is none. */
  function hasReason(): boolean {
    const problem = reasonInput.safeParse(reason).error?.issues[0]?.message
    setError(problem)
    return problem === undefined
  }

  function send(what: CodeChange) {
    if (!hasReason()) return
    change.mutate(
      { change: what, reason },
      {
        onSuccess: () => {
          setReason('')
          showToast({ title: done[what] })
          router.refresh()
        },
        onError: (failure) => setError((failure instanceof ApiError && failure.fields.reason) || messageOf(failure)),
      },
    )
  }

  return (
    <section className="space-y-4 border-border border-t pt-6">
      <Field label="Grund" hint="Gemmes i kodens historik." error={error} required>
        {(control) => (
          <Input
            {...control}
            value={reason}
            maxLength={500}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        {state === 'blocked' ? (
          <Button pending={change.isPending} onClick={() => send('unblock')}>
            Åbn koden igen
          </Button>
        ) : (
          <Button variant="destructive" pending={change.isPending} onClick={() => send('block')}>
            Spær koden
          </Button>
        )}
        <Button variant="outline" disabled={change.isPending} onClick={() => setAsksToRetire(hasReason())}>
          Tag koden ud af brug
        </Button>
      </div>
      <AlertDialog
        open={asksToRetire}
        onOpenChange={setAsksToRetire}
        title="Tag koden ud af brug?"
        description="Det kan ikke gøres om. Mindesider, der er knyttet til koden, bliver på deres egen adresse."
        confirmLabel="Tag koden ud af brug"
        destructive
        onConfirm={() => send('retire')}
      />
    </section>
  )
}
