'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { FormRefusal } from '@/components/accounts/profile/form-refusal'
import { materialOptions } from '@/components/artwork/artwork-form'
import { rootError, showServerErrors } from '@/components/form/form-errors'
import { SelectField } from '@/components/form/select-field'
import { ResellerSelect } from '@/components/packages/reseller-select'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, Input } from '@/components/ui/field'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { usePost } from '@/lib/client/use-post'
import { makePackageInput, mostCodesInPackage } from '@/lib/domain/packages/schema'
import type { ResellerOption } from '@/lib/domain/packages/views'

/** Makes a package of codes, then opens it to show the progress. */
export function MakePackageForm({ resellers, leastMm }: { resellers: ResellerOption[]; leastMm: number }) {
  const router = useRouter()
  const make = usePost<{ id: string }>('/api/admin/packages')
  const form = useForm({
    resolver: zodResolver(makePackageInput),
    defaultValues: {
      name: '',
      count: 100,
      resellerId: '',
      material: '',
      symbolMm: Number.NaN,
      requiresActivation: true,
    },
  })
  const { forget } = useKeptForm(form, { name: 'pakke' })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  const submit = handleSubmit((input) =>
    make.mutate(input, {
      onSuccess: ({ id }) => {
        forget()
        router.push(`/admin/qr-packages/${id}`)
      },
      onError: (error) => showServerErrors(form, error, ['name', 'count', 'resellerId', 'material', 'symbolMm']),
    }),
  )
  const refusal = rootError(formState, null)
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <FormRefusal error={make.error} message={refusal} />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-[2fr_1fr]">
        <Field label="Navn" hint="Det, I selv kalder pakken." error={errors.name?.message} required>
          {(control) => <Input {...control} {...register('name')} maxLength={120} autoComplete="off" />}
        </Field>
        <Field
          label="Antal koder"
          hint={`Fra 1 til ${mostCodesInPackage.toLocaleString('da-DK')}.`}
          error={errors.count?.message}
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
        error={errors.resellerId?.message}
        {...register('resellerId')}
      />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-[2fr_1fr]">
        <SelectField
          {...register('material')}
          label="Materiale"
          error={errors.material?.message}
          optional
          options={[['', 'Ikke valgt'], ...materialOptions]}
        />
        <Field label="Kodens størrelse i mm" hint={`Mindst ${leastMm}.`} optional error={errors.symbolMm?.message}>
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
      <Button type="submit" pending={make.isPending} pendingText="Laver pakken...">
        Lav pakken
      </Button>
    </form>
  )
}
