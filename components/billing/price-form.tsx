'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { showToast } from '@/components/ui/toast'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { priceGroupTexts, priceTexts } from '@/lib/domain/billing/copy'
import { setPriceAction } from '@/lib/domain/billing/paths'
import { priceToldDays } from '@/lib/domain/billing/plans'
import { type PriceGroup, priceGroups, priceItems } from '@/lib/domain/billing/price-items'
import { type SetPriceInput, setPriceInput } from '@/lib/domain/billing/price-schema'

type PriceFormProps = { item: string; earliest: Record<PriceGroup, string>; draft: FormDraftView }

/** Sets a price from a coming day on. */
export function PriceForm({ item, earliest, draft }: PriceFormProps) {
  const router = useRouter()
  const post = usePost(setPriceAction)
  const form = useForm<SetPriceInput, unknown, z.output<typeof setPriceInput>>({
    resolver: zodResolver(setPriceInput),
    defaultValues: {
      item: draft?.values.item ?? item,
      amount: draft?.values.amount ?? '',
      validFrom: draft?.values.validFrom ?? '',
    },
  })
  const { forget } = useKeptForm(form, { name: setPriceAction, action: setPriceAction })
  const { register, formState, getValues } = form
  const answered = formState.isSubmitted ? null : draft
  const errorOf = (name: keyof SetPriceInput) => formState.errors[name]?.message ?? answered?.errors[name]
  // The words as typed: the server reads the amount again.
  const submit = form.handleSubmit(() =>
    post.mutate(getValues(), {
      onSuccess: () => {
        forget()
        form.reset({ item: '', amount: '', validFrom: '' })
        showToast({ title: priceTexts.set })
        router.refresh()
      },
      onError: (error) => showServerErrors(form, error, ['item', 'amount', 'validFrom']),
    }),
  )
  return (
    <form action={setPriceAction} method="post" noValidate onSubmit={submit} className="max-w-form space-y-6">
      <FormRefusal error={post.error} message={rootError(formState, answered)} />
      <Field label="Hvad gælder prisen for?" error={errorOf('item')} required>
        {(control) => (
          <Select {...control} {...register('item')}>
            <option value="">Vælg</option>
            {priceGroups.map((group) => (
              <optgroup key={group} label={priceGroupTexts[group].title}>
                {priceItems
                  .filter((facts) => facts.group === group)
                  .map((facts) => (
                    <option key={facts.item} value={facts.item}>
                      {facts.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Ny pris i kroner"
        hint="Med moms for familier, uden moms for forhandlere."
        error={errorOf('amount')}
        required
      >
        {(control) => <Input {...control} {...register('amount')} inputMode="decimal" autoComplete="off" />}
      </Field>
      <Field
        label="Gælder fra"
        hint={`Planer tidligst om ${priceToldDays} dage, fordi de, der betaler, skal vide det inden. Alt andet tidligst i morgen.`}
        error={errorOf('validFrom')}
        required
      >
        {(control) => <Input {...control} {...register('validFrom')} type="date" min={earliest.shop} />}
      </Field>
      <Button type="submit" pending={post.isPending} pendingText="Gemmer...">
        Sæt prisen
      </Button>
    </form>
  )
}
