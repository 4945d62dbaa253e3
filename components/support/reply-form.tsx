'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { type ReplyWay, replyAddress } from '@/lib/domain/support/client/hooks'
import { replyForm, replyFormInput } from '@/lib/domain/support/schema'

type ReplyFormProps = { number: number; way: ReplyWay; isClosed: boolean; draft: FormDraftView }

/** The sender writes on, by the link or signed in. */
export function ReplyForm({ number, way, isClosed, draft }: ReplyFormProps) {
  const action = replyAddress(way)
  const start = draft?.values.message ?? ''
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action,
    schema: replyFormInput,
    defaults: { message: start },
    draft,
    keptAs: `${replyForm}-${number}`,
    names: ['message'],
    cleared: { message: '' },
    doneMessage: { title: 'Tak, dit svar er sendt' },
  })
  return (
    <form id={replyForm} action={action} method="post" noValidate onSubmit={send} className="scroll-mt-24 space-y-5">
      <FormRefusal {...refusal} />
      <Field
        label="Dit svar"
        hint={isClosed ? 'Henvendelsen åbnes igen, når du skriver.' : undefined}
        error={errorOf('message')}
        required
      >
        {(control) => (
          <Textarea {...control} {...form.register('message')} defaultValue={start} rows={6} className="min-h-40" />
        )}
      </Field>
      <Button type="submit" size="lg" pending={isPending} pendingText="Sender...">
        Send svaret
      </Button>
      <PrivacyLine />
    </form>
  )
}
