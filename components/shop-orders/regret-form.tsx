'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { BoundField } from '@/components/form/bound-field'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { TextLine } from '@/components/resellers/text-line'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { orderCall } from '@/lib/domain/shop-orders/paths'
import { withdrawOrderInput } from '@/lib/domain/shop-orders/schema'
import type { RegretView } from '@/lib/domain/shop-orders/views'

const names = ['name', 'email', 'message', 'bankAccount'] as const
type Fields = z.input<typeof withdrawOrderInput>

type RegretFormProps = { order: RegretView; signature: string | null; draft: FormDraftView }

/** The second step of regretting: who declares it, and the button that does it. */
export function RegretForm({ order, signature, draft }: RegretFormProps) {
  const { id, name, email, refund, isTransferred } = order
  const action = `${orderCall(id)}/withdraw`
  const router = useRouter()
  const withdraw = usePost(action)
  const start = { name, email, message: '', bankAccount: '', ...draft?.values }
  const form = useForm<Fields, unknown, z.output<typeof withdrawOrderInput>>({
    resolver: zodResolver(withdrawOrderInput),
    defaultValues: { id, ...(signature ? { key: signature } : {}), ...start },
  })
  const { forget } = useKeptForm(form, { name: `fortryd-${id}`, action, secret: ['key'] })
  const { errors, isSubmitted } = form.formState
  const answered = isSubmitted ? null : draft
  const bind = (field: (typeof names)[number]): BoundField => ({
    ...form.register(field),
    defaultValue: start[field],
    error: errors[field]?.message ?? answered?.errors[field],
  })
  const message = rootError(form.formState, answered)
  const submit = form.handleSubmit((values) =>
    withdraw.mutate(values, {
      onSuccess: () => {
        forget()
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, names),
    }),
  )
  const { error: messageError, ...said } = bind('message')
  return (
    <form action={action} method="post" noValidate onSubmit={submit} className="max-w-form space-y-6">
      {message && <Notice variant="error">{message}</Notice>}
      <input type="hidden" name="key" value={signature ?? ''} />
      <TextLine {...bind('name')} label="Dit navn" autoComplete="name" maxLength={120} />
      <TextLine
        {...bind('email')}
        label="Mailadresse"
        hint="Kvitteringen bliver sendt hertil med det samme."
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      {isTransferred && (
        <TextLine
          {...bind('bankAccount')}
          label="Konto til pengene"
          hint="Registreringsnummer og kontonummer, som 1234 0001234567."
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
        />
      )}
      <Field label="Vil du sige noget til os?" error={messageError} optional>
        {(control) => <Textarea {...control} {...said} rows={3} maxLength={1000} />}
      </Field>
      <p>
        {refund ? `Vi betaler ${refund} tilbage inden 14 dage.` : 'Du har ikke betalt noget endnu.'} Koden holder op med
        at virke.
      </p>
      <Button type="submit" variant="destructive" pending={withdraw.isPending} pendingText="Sender...">
        Bekræft, at du fortryder
      </Button>
    </form>
  )
}
