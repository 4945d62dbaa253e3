'use client'

import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import type { FormDraftView } from '@/components/form/form-draft'
import { usePostForm } from '@/components/form/use-post-form'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { priceGroupTexts, priceTexts } from '@/lib/domain/billing/copy'
import { setPriceAction } from '@/lib/domain/billing/paths'
import { priceToldDays } from '@/lib/domain/billing/plans'
import { type PriceGroup, priceGroups, priceItems } from '@/lib/domain/billing/price-items'
import { setPriceInput } from '@/lib/domain/billing/price-schema'

type PriceFormProps = { item: string; earliest: Record<PriceGroup, string>; draft: FormDraftView }

/** Sets a price from a coming day on. */
export function PriceForm({ item, earliest, draft }: PriceFormProps) {
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action: setPriceAction,
    schema: setPriceInput,
    defaults: {
      item: draft?.values.item ?? item,
      amount: draft?.values.amount ?? '',
      validFrom: draft?.values.validFrom ?? '',
    },
    draft,
    names: ['item', 'amount', 'validFrom'],
    // The words as typed: the server reads the amount again.
    bodyOf: (_parsed, typed) => typed,
    cleared: { item: '', amount: '', validFrom: '' },
    doneMessage: { title: priceTexts.set },
  })
  const { register } = form
  return (
    <form action={setPriceAction} method="post" noValidate onSubmit={send} className="max-w-form space-y-6">
      <FormRefusal {...refusal} />
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
      <Button type="submit" pending={isPending} pendingText="Gemmer...">
        Sæt prisen
      </Button>
    </form>
  )
}
