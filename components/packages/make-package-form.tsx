'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { messageOf } from '@/lib/client/api'
import { useMakePackage } from '@/lib/domain/packages/hooks'
import { makePackageInput, mostCodesInPackage } from '@/lib/domain/packages/schema'

/** Makes a package of codes and goes on to it. */
export function MakePackageForm() {
  const router = useRouter()
  const make = useMakePackage()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(makePackageInput),
    defaultValues: { name: '', count: 100, requiresActivation: true },
  })
  const submit = handleSubmit((input) =>
    make.mutate(input, { onSuccess: ({ id }) => router.push(`/admin/qr-packages/${id}`) }),
  )
  return (
    <form onSubmit={submit} noValidate className="space-y-4">
      {make.error && <Notice variant="error">{messageOf(make.error)}</Notice>}
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field label="Navn" hint="For eksempel stenens materiale." error={formState.errors.name?.message} required>
          {(control) => <Input {...control} {...register('name')} maxLength={120} autoComplete="off" />}
        </Field>
        <Field
          label="Antal koder"
          hint={`Fra 1 til ${mostCodesInPackage}.`}
          error={formState.errors.count?.message}
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
      <Checkbox
        {...register('requiresActivation')}
        label="Koderne kræver aktiveringskode"
        hint="Seks cifre på et kort, der følger med stenen, så ikke enhver forbipasserende kan knytte koden til sig."
      />
      <Button type="submit" pending={make.isPending} pendingText="Laver koderne...">
        Lav pakken
      </Button>
    </form>
  )
}
