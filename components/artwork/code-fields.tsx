'use client'

import { useFormContext } from 'react-hook-form'
import { Field, FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { mostCodesInExport, type OrderExportInput, type PackageChoice } from '@/lib/domain/exports/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { qrCodeStates } from '@/lib/domain/qr-codes/schema'

const drawnStates = qrCodeStates.filter((state) => state !== 'blocked' && state !== 'retired')

/** Which codes to draw: typed ones, or all of a package or state. */
export function CodeFields({ packages }: { packages: PackageChoice[] }) {
  const { register, watch, formState } = useFormContext<OrderExportInput>()
  const { errors } = formState
  const source = watch('source') ?? 'codes'
  return (
    <section className="space-y-5">
      <FieldGroup
        legend="Hvilke koder skal tegnes?"
        hint={`Op til ${mostCodesInExport.toLocaleString('da-DK')} ad gangen.`}
      >
        <RadioGroup
          {...register('source')}
          value={source}
          options={[
            { value: 'codes', label: 'Dem, jeg skriver' },
            { value: 'many', label: 'Alle i en pakke eller med en bestemt status' },
          ]}
        />
      </FieldGroup>
      {source === 'codes' ? (
        <Field label="Koder" hint="En eller flere, én på hver linje." error={errors.codes?.message} required>
          {(control) => (
            <Textarea
              {...control}
              {...register('codes')}
              rows={3}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="max-h-64 tabular-nums"
            />
          )}
        </Field>
      ) : (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field label="Pakke" error={errors.packageId?.message}>
            {(control) => (
              <Select {...control} {...register('packageId')}>
                <option value="">Alle pakker</option>
                {packages.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Status" error={errors.state?.message}>
            {(control) => (
              <Select {...control} {...register('state')}>
                <option value="">Alle, der kan bruges</option>
                {drawnStates.map((state) => (
                  <option key={state} value={state}>
                    {stateTexts[state]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </section>
  )
}
