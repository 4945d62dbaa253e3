'use client'

import { useRouter } from 'next/navigation'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { materialOptions } from '@/components/artwork/artwork-form'
import { SelectField } from '@/components/form/select-field'
import { usePostForm } from '@/components/form/use-post-form'
import { ResellerSelect } from '@/components/packages/reseller-select'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, Input } from '@/components/ui/field'
import { makePackageInput, mostCodesInPackage } from '@/lib/domain/packages/schema'
import type { ResellerOption } from '@/lib/domain/packages/views'

/** Makes a package of codes, then opens it to show the progress. */
export function MakePackageForm({ resellers, leastMm }: { resellers: ResellerOption[]; leastMm: number }) {
  const router = useRouter()
  const { form, send, isPending, refusal, errorOf } = usePostForm({
    action: '/api/admin/packages',
    schema: makePackageInput,
    defaults: {
      name: '',
      count: 100,
      resellerId: '',
      material: '',
      symbolMm: Number.NaN,
      requiresActivation: true,
    },
    keptAs: 'pakke',
    names: ['name', 'count', 'resellerId', 'material', 'symbolMm'],
    onDone: ({ id }: { id: string }) => router.push(`/admin/qr-packages/${id}`),
  })
  const { register } = form
  return (
    <form onSubmit={send} noValidate className="space-y-5">
      <FormRefusal {...refusal} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-[2fr_1fr]">
        <Field label="Navn" hint="Det, I selv kalder pakken." error={errorOf('name')} required>
          {(control) => <Input {...control} {...register('name')} maxLength={120} autoComplete="off" />}
        </Field>
        <Field
          label="Antal koder"
          hint={`Fra 1 til ${mostCodesInPackage.toLocaleString('da-DK')}.`}
          error={errorOf('count')}
          required
        >
          {(control) => (
            <Input
              {...control}
              {...register('count', { valueAsNumber: true })}
              type="number"
              min={1}
              max={mostCodesInPackage}
              className="tabular-nums"
            />
          )}
        </Field>
      </div>
      <ResellerSelect
        label="Forhandler"
        optional
        resellers={resellers}
        emptyLabel="Ingen, koderne lægges på lager"
        error={errorOf('resellerId')}
        {...register('resellerId')}
      />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-[2fr_1fr]">
        <SelectField
          {...register('material')}
          label="Materiale"
          error={errorOf('material')}
          optional
          options={[['', 'Ikke valgt'], ...materialOptions]}
        />
        <Field label="Kodens størrelse i mm" hint={`Mindst ${leastMm}.`} optional error={errorOf('symbolMm')}>
          {(control) => (
            <Input
              {...control}
              {...register('symbolMm', { valueAsNumber: true })}
              type="number"
              min={leastMm}
              max={400}
              className="tabular-nums"
            />
          )}
        </Field>
      </div>
      <Checkbox
        {...register('requiresActivation')}
        label="Koderne kræver aktiveringskode"
        hint="Seks cifre på et kort, der følger med stenen, så ikke enhver forbipasserende kan tage koden i brug."
      />
      <Button type="submit" pending={isPending} pendingText="Laver pakken...">
        Lav pakken
      </Button>
    </form>
  )
}
