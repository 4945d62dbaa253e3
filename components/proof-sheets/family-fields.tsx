'use client'

import { useFormContext } from 'react-hook-form'
import type { FormDraftView } from '@/components/accounts/form-draft'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'

/** Who is asked. */
export function FamilyFields({ draft }: { draft: FormDraftView }) {
  const { register, formState } = useFormContext<ProofSheetFormInput>()
  const { errors, isSubmitted } = formState
  const errorOf = (name: 'familyName' | 'familyEmail' | 'note') =>
    errors[name]?.message ?? (isSubmitted ? undefined : draft?.errors[name])
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Hvem skal godkende?</h2>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Familiens navn" error={errorOf('familyName')} required>
          {(control) => <Input {...control} {...register('familyName')} autoComplete="off" maxLength={120} />}
        </Field>
        <Field label="Familiens mailadresse" error={errorOf('familyEmail')} required>
          {(control) => (
            <Input {...control} {...register('familyEmail')} type="email" autoComplete="off" autoCapitalize="none" />
          )}
        </Field>
      </div>
      <Field label="Besked til familien" hint="Står i mailen og ved tegningen." error={errorOf('note')} optional>
        {(control) => <Textarea {...control} {...register('note')} rows={3} />}
      </Field>
    </section>
  )
}
