'use client'

import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { donationDays, MOST_DONATIONS } from '@/lib/domain/memorials/donations-schema'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

const fields = [
  { name: 'name', label: 'Forening eller fond', maxLength: 80, inputMode: 'text' },
  { name: 'link', label: 'Adresse på nettet', maxLength: 200, inputMode: 'url' },
  { name: 'mobilePay', label: 'MobilePay-nummer', maxLength: 16, inputMode: 'text' },
  { name: 'note', label: 'En linje om det', maxLength: 160, inputMode: 'text' },
] as const

const places = Array.from({ length: MOST_DONATIONS }, (_, index) => index)

/** Up to three places where gifts go instead of flowers. */
export function DonationFields() {
  const { register, formState } = useFormContext<MemorialForm>()
  return (
    <div className="space-y-6">
      <h3 className="text-xl">I stedet for blomster</h3>
      <p className="text-muted-foreground">
        Vil I hellere have, at der bliver givet til et godt formål, så skriv det her. Pengene går ikke gennem os. Det
        står på siden til {donationDays} dage efter højtideligheden.
      </p>
      {places.map((index) => (
        <FieldGroup key={index} legend={`${index + 1}. formål`}>
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            {fields.map(({ name, label, ...input }) => (
              <Field key={name} label={label} optional error={formState.errors.donations?.[index]?.[name]?.message}>
                {(control) => (
                  <Input
                    {...control}
                    {...input}
                    autoComplete="off"
                    defaultValue={formState.defaultValues?.donations?.[index]?.[name] ?? ''}
                    {...register(`donations.${index}.${name}`)}
                  />
                )}
              </Field>
            ))}
          </div>
        </FieldGroup>
      ))}
      <Checkbox label="Bliv ved med at vise det bagefter" {...register('donationsStay')} />
    </div>
  )
}
