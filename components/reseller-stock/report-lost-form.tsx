'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Textarea } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { useRefresh } from '@/lib/client/use-refresh'
import { stockToasts } from '@/lib/domain/resellers/stock/copy'
import { reportLostForm } from '@/lib/domain/resellers/stock/schema'

/** Blocks a code that was lost before a family took it. */
export function ReportLostForm({ code, draft }: { code: string; draft: FormDraftView }) {
  const { refresh } = useRefresh()
  const action = `/api/resellers/me/qr-codes/${code}/report-lost`
  const report = usePost(action)
  const reason = draft?.values.reason ?? ''
  const form = useForm({ resolver: zodResolver(reportLostForm), defaultValues: { reason } })
  const { forget } = useKeptForm(form, { name: `meld-vaek-${code}`, action })
  const message = rootError(form.formState, draft)
  const submit = form.handleSubmit((values) =>
    report.mutate(values, {
      onSuccess: () => {
        showToast(stockToasts.reported)
        forget()
        refresh()
      },
      onError: (error) => showServerErrors(form, error, ['reason']),
    }),
  )
  return (
    <form id="meld-vaek" action={action} method="post" noValidate onSubmit={submit} className="max-w-form space-y-5">
      <FormRefusal error={report.error} message={message} />
      <Field
        label="Hvad er der sket?"
        error={form.formState.errors.reason?.message ?? (report.isIdle ? draft?.errors.reason : undefined)}
        required
      >
        {(control) => (
          <Textarea {...control} rows={3} maxLength={500} defaultValue={reason} {...form.register('reason')} />
        )}
      </Field>
      <Button type="submit" variant="destructive" pending={report.isPending} pendingText="Spærrer koden...">
        Spær koden, og giv besked
      </Button>
    </form>
  )
}
