'use client'

import '@/lib/shared/input/danish-sentences'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { showToast } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { decidedTexts } from '@/lib/domain/bookkeeping/copy'
import type { BankLineAdvice } from '@/lib/domain/bookkeeping/schema'

type Decision = 'match' | 'ignore'
type DecideBankLineProps = { id: string; advice: BankLineAdvice; draft: FormDraftView }

/**
 * Both answers in one form: the button says which. The server checks the field that belongs to it. What is paid already
 * is not filled in: to book it twice, somebody must write its number.
 */
export function DecideBankLine({ id, advice: { likely, shown }, draft }: DecideBankLineProps) {
  const router = useRouter()
  const action = `/api/admin/bank-lines/${id}/decide`
  const post = usePost<{ overpaidOere: number }>(action)
  const start = {
    invoice: draft?.values.invoice ?? (likely && likely.leftOere > 0 ? String(likely.number) : ''),
    note: draft?.values.note ?? '',
  }
  const form = useForm({ defaultValues: start })
  const { forget } = useKeptForm(form, { name: action, action })
  const { errors, isSubmitted } = form.formState
  const refused: Readonly<Record<string, string>> = (!isSubmitted && draft?.errors) || {}
  const send = (decision: Decision) =>
    form.handleSubmit((values) =>
      post.mutate(
        { ...values, decision, shown },
        {
          onSuccess: ({ overpaidOere }) => {
            forget()
            const description = overpaidOere > 0 ? 'Der er betalt for meget. Se på fakturaen, hvad der skal ske.' : ''
            showToast({ title: decidedTexts[decision] ?? '', description })
            router.refresh()
          },
          onError: (error) => {
            showServerErrors(form, error, ['invoice', 'note'])
            // Shows the advice as it is now; of a deposit that is decided, the refusal would go with it.
            if (error instanceof ApiError && error.code === 'ADVICE_CHANGED') router.refresh()
          },
        },
      ),
    )
  return (
    <form action={action} method="post" noValidate onSubmit={send('match')} className="max-w-measure space-y-4">
      <input type="hidden" name="shown" value={shown} />
      <FormRefusal error={post.error} message={errors.root?.message} />
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Field label="Fakturanummer eller betalingskode" error={errors.invoice?.message ?? refused.invoice}>
          {(control) => (
            <Input
              {...control}
              {...form.register('invoice')}
              defaultValue={start.invoice}
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label="Bemærkning"
          hint="Skal skrives, når den lægges til side."
          error={errors.note?.message ?? refused.note}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register('note')}
              defaultValue={start.note}
              maxLength={500}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="match" variant="outline" pending={post.isPending}>
          Før på fakturaen
        </Button>
        <Button
          type="submit"
          name="decision"
          value="ignore"
          variant="ghost"
          pending={post.isPending}
          onClick={send('ignore')}
        >
          Læg til side
        </Button>
      </div>
    </form>
  )
}
