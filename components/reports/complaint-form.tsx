'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { complaintForm, complaintFormInput } from '@/lib/domain/reports/schema'
import type { OpenedCase } from '@/lib/domain/support/schema'
import { ReportThanks } from './report-thanks'

/** Why somebody does not agree with a decision; the link from the mail says which. */
export function ComplaintForm({ token, number, draft }: { token: string; number: number; draft: FormDraftView }) {
  const action = `/api/reports/complaints/${encodeURIComponent(token)}`
  const complain = usePost<OpenedCase>(action)
  const start = draft?.values.why ?? ''
  const form = useForm({ resolver: zodResolver(complaintFormInput), defaultValues: { why: start } })
  const { forget } = useKeptForm(form, { name: `${complaintForm}-${number}`, action })
  const { errors, isSubmitted } = form.formState
  const message = rootError(form.formState, draft)
  const submit = form.handleSubmit((values) =>
    complain.mutate(values, { onSuccess: forget, onError: (error) => showServerErrors(form, error, ['why']) }),
  )
  if (complain.data) return <ReportThanks number={complain.data.number} />
  return (
    <form
      id={complaintForm}
      action={action}
      method="post"
      noValidate
      onSubmit={submit}
      className="scroll-mt-24 space-y-5"
    >
      {message && <Notice variant="error">{message}</Notice>}
      <Field
        label="Hvorfor er du ikke enig?"
        error={errors.why?.message ?? (isSubmitted ? undefined : draft?.errors.why)}
        required
      >
        {(control) => (
          <Textarea {...control} {...form.register('why')} defaultValue={start} rows={8} className="min-h-48" />
        )}
      </Field>
      <Button type="submit" size="lg" pending={complain.isPending} pendingText="Sender...">
        Send klagen
      </Button>
      <PrivacyLine />
    </form>
  )
}
