'use client'

import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'
import { ApiError } from '@/lib/client/api'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useAnswerCase } from '@/lib/domain/support/client/hooks'
import { answerFormInput } from '@/lib/domain/support/schema'
import { useMessageForm } from './use-message-form'

export function AnswerForm({ number, seenEntryId }: { number: number; seenEntryId: string }) {
  const answer = useAnswerCase(number)
  const { form, submit } = useMessageForm({
    name: `sag-svar-${number}`,
    schema: answerFormInput,
    doneMessage: 'Svaret er sendt',
    act: { mutate: ({ message }, then) => answer.mutate({ message, seenEntryId }, then) },
  })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <Refusal error={answer.error} message={errors.root?.message} />
      <Field
        label="Svar"
        hint="Går til afsenderens mail med et link til henvendelsen."
        error={errors.message?.message}
        required
      >
        {(control) => <Textarea {...control} {...form.register('message')} rows={8} className="min-h-48" />}
      </Field>
      <Button type="submit" pending={answer.isPending} pendingText="Sender...">
        Send svaret
      </Button>
    </form>
  )
}

function Refusal({ error, message }: { error: Error | null; message: string | undefined }) {
  if (isSessionEnded(error)) return <SessionEnded />
  if (!message) return null
  if (error instanceof ApiError && error.code === 'CONFLICT') {
    return (
      <Notice variant="error" title="Der er kommet nyt, mens du skrev">
        Svaret er ikke sendt. Det nye står ovenfor, og din tekst står her endnu. Læs det, og send så igen.
      </Notice>
    )
  }
  return <Notice variant="error">{message}</Notice>
}
