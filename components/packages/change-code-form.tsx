'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { ReasonField } from '@/components/ui/reason-field'
import { showToast } from '@/components/ui/toast'
import { ApiError, messageOf } from '@/lib/client/api'
import { type CodeChange, useChangeCode, useReplaceCode } from '@/lib/domain/qr-codes/client/hooks'
import { type QrCodeState, reasonInput } from '@/lib/domain/qr-codes/schema'

const done: Record<CodeChange, string> = {
  block: 'Koden er spærret',
  unblock: 'Koden er åbnet igen',
  retire: 'Koden er taget ud af brug',
}

const questions = {
  replace: {
    title: 'Erstat koden med en ny?',
    description:
      'Vi laver en ny kode, der fører til den samme side og hører til den samme familie. Den gamle bliver spærret og kan ikke åbnes igen.',
    confirmLabel: 'Erstat koden',
  },
  retire: {
    title: 'Tag koden ud af brug?',
    description: 'Det kan ikke fortrydes. Mindesider, der er knyttet til koden, bliver på deres egen adresse.',
    confirmLabel: 'Tag koden ud af brug',
  },
}

type ChangeCodeFormProps = { code: string; state: QrCodeState; isReplaced: boolean }

/** Blocks, unblocks, replaces or retires a code; the reason is stored with the change. */
export function ChangeCodeForm({ code, state, isReplaced }: ChangeCodeFormProps) {
  const router = useRouter()
  const change = useChangeCode(code)
  const replace = useReplaceCode(code)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [question, setQuestion] = useState<keyof typeof questions>('retire')
  const [isAsking, setIsAsking] = useState(false)
  const isPending = change.isPending || replace.isPending

  /** Validates the reason and shows its error at the field; false if it is invalid. */
  function hasReason(): boolean {
    const problem = reasonInput.safeParse(reason).error?.issues[0]?.message
    setError(problem)
    return problem === undefined
  }

  function succeed(title: string, description?: string) {
    setReason('')
    showToast({ title, ...(description ? { description } : {}) })
    router.refresh()
  }
  const fail = (failure: Error) =>
    setError((failure instanceof ApiError && failure.fields.reason) || messageOf(failure))

  function ask(what: keyof typeof questions) {
    setQuestion(what)
    setIsAsking(hasReason())
  }

  function send(what: CodeChange) {
    if (!hasReason()) return
    change.mutate({ change: what, reason }, { onSuccess: () => succeed(done[what]), onError: fail })
  }

  function confirm() {
    if (question === 'retire') return send('retire')
    replace.mutate(reason, {
      onSuccess: ({ formattedNewCode }) => succeed('Koden er erstattet', `Den nye kode er ${formattedNewCode}.`),
      onError: fail,
    })
  }

  return (
    <section className="space-y-4 border-border border-t pt-6">
      <ReasonField hint="Gemmes i kodens historik." error={error} value={reason} onValueChange={setReason} />
      <div className="flex flex-wrap gap-3">
        {state !== 'blocked' && (
          <Button variant="destructive" pending={change.isPending} onClick={() => send('block')}>
            Spær koden
          </Button>
        )}
        {state === 'blocked' && !isReplaced && (
          <Button pending={change.isPending} onClick={() => send('unblock')}>
            Åbn koden igen
          </Button>
        )}
        {!isReplaced && (
          <Button variant="outline" disabled={isPending} onClick={() => ask('replace')}>
            Erstat med en ny kode
          </Button>
        )}
        <Button variant="outline" disabled={isPending} onClick={() => ask('retire')}>
          Tag koden ud af brug
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        {...questions[question]}
        destructive
        onConfirm={confirm}
      />
    </section>
  )
}
