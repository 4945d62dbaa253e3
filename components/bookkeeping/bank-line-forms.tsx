'use client'

import '@/lib/shared/input/danish-sentences'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { FoldedForm } from '@/components/form/folded-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { showToast } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { decidedTexts } from '@/lib/domain/bookkeeping/copy'
import { type BankLineAdvice, splitFormInput, undoFormInput } from '@/lib/domain/bookkeeping/schema'

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

type SplitBankLineProps = {
  id: string
  advice: BankLineAdvice
  amount: string
  /** What tells it apart. */
  about: string
  draft: FormDraftView
}

/** Shares a deposit out over several invoices. */
export function SplitBankLine({ id, advice: { shares, shown }, amount, about, draft }: SplitBankLineProps) {
  return (
    <FoldedForm
      action={`/api/admin/bank-lines/${id}/split`}
      opens="Del ud på flere fakturaer"
      about={about}
      draft={draft}
      staleCode="ADVICE_CHANGED"
      intro={`Beløbene skal tilsammen være ${amount} Er der betalt for meget, så læg resten til en af fakturaerne. Der venter den, til I betaler den tilbage eller beholder den efter aftale.`}
      schema={splitFormInput}
      defaults={{ shares }}
      fields={[
        {
          name: 'shares',
          label: 'Fakturaer og beløb',
          kind: 'lines',
          maxLength: 2000,
          hint: 'En faktura på hver linje: nummer eller betalingskode, og så beløbet. For eksempel 10012 290,00.',
        },
      ]}
      submit="Del ud"
      pendingText="Fører beløbene..."
      doneMessage={decidedTexts.split ?? ''}
    >
      <input type="hidden" name="shown" value={shown} />
    </FoldedForm>
  )
}

type UndoBankLineProps = {
  id: string
  isPaid: boolean
  /** What tells it from the others. */
  about: string
  draft: FormDraftView
}

/** Takes a deposit off its invoices again, or back from those that were left out. */
export function UndoBankLine({ id, isPaid, about, draft }: UndoBankLineProps) {
  return (
    <FoldedForm
      action={`/api/admin/bank-lines/${id}/undo`}
      opens={isPaid ? 'Tag den af igen' : 'Tag den frem igen'}
      about={about}
      draft={draft}
      intro={
        isPaid
          ? 'Beløbet bliver taget af fakturaen, som så mangler det igen, og indbetalingen venter på ny. Har køberen fået en kvittering, så skriv til køberen.'
          : 'Indbetalingen kommer til at vente igen.'
      }
      schema={undoFormInput}
      defaults={{ reason: '' }}
      fields={[{ name: 'reason', label: 'Begrundelse', maxLength: 300 }]}
      submit={isPaid ? 'Tag den af' : 'Tag den frem'}
      pendingText="Gemmer..."
      doneMessage={decidedTexts.undo ?? ''}
      isDestructive={isPaid}
    />
  )
}
