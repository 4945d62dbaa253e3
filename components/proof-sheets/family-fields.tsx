'use client'

import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'

/** The family's contact. */
export function FamilyFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<ProofSheetFormInput>()
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Hvem skal godkende?</h2>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Familiens navn" error={errors.familyName?.message} required>
          {(control) => <Input {...control} {...register('familyName')} autoComplete="off" maxLength={120} />}
        </Field>
        <Field label="Familiens mailadresse" error={errors.familyEmail?.message} required>
          {(control) => (
            <Input {...control} {...register('familyEmail')} type="email" autoComplete="off" autoCapitalize="none" />
          )}
        </Field>
      </div>
      <Field
        label="Besked til familien"
        hint="Familien læser den i mailen og ved tegningen."
        error={errors.note?.message}
        optional
      >
        {(control) => <Textarea {...control} {...register('note')} rows={3} />}
      </Field>
      <Field
        label="Hvornår regner I med at være færdige?"
        hint="For eksempel: omkring uge 34. Familien læser det ved tegningen og i kvitteringen."
        error={errors.readyWhen?.message}
        optional
      >
        {(control) => <Input {...control} {...register('readyWhen')} autoComplete="off" />}
      </Field>
      <Field
        label="Kun til jer selv"
        // 2 of 2 kept by: lib/domain/proof-sheets/family-sheet.test.ts
        hint="Et notat om arbejdet. Familien ser det aldrig, hverken på tegningen, i mails eller på papir."
        error={errors.internalNote?.message}
        optional
      >
        {(control) => <Textarea {...control} {...register('internalNote')} rows={2} />}
      </Field>
    </section>
  )
}
