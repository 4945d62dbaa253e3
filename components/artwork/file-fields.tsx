'use client'

import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, FieldGroup } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { artworkFormats } from '@/lib/domain/artwork/schema'
import { formatTexts } from '@/lib/domain/exports/copy'
import type { OrderExportInput } from '@/lib/domain/exports/schema'

const usualSheet = { widthMm: 600, heightMm: 400, gapMm: 3 }

/** The file formats, and whether codes are gathered on sheets. */
export function FileFields() {
  const { register, watch, setValue, formState } = useFormContext<OrderExportInput>()
  const { errors } = formState
  const sheet = watch('sheet')
  const sheetError = errors.sheet
  const millimetres = { type: 'number', inputMode: 'decimal', step: 1, className: 'tabular-nums' } as const
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Filer</h2>
      <FieldGroup legend="Filtyper" error={errors.formats?.message}>
        <div className="wrap-anywhere grid gap-x-4 sm:grid-cols-2">
          {artworkFormats.map((format) => (
            <Checkbox
              key={format}
              {...register('formats')}
              value={format}
              label={formatTexts[format].name}
              hint={formatTexts[format].hint}
            />
          ))}
        </div>
      </FieldGroup>
      <Checkbox
        label="Saml også tegningerne på ark"
        hint="Som SVG, DXF og PDF, lagt tæt, så der spildes mindst muligt."
        checked={sheet !== null}
        onChange={(event) => setValue('sheet', event.currentTarget.checked ? usualSheet : null, { shouldDirty: true })}
      />
      {sheet && (
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
          <Field label="Bredde i mm" error={sheetError?.widthMm?.message}>
            {(control) => <Input {...control} {...register('sheet.widthMm')} {...millimetres} />}
          </Field>
          <Field label="Højde i mm" error={sheetError?.heightMm?.message}>
            {(control) => <Input {...control} {...register('sheet.heightMm')} {...millimetres} />}
          </Field>
          <Field label="Afstand i mm" error={sheetError?.gapMm?.message}>
            {(control) => <Input {...control} {...register('sheet.gapMm')} {...millimetres} />}
          </Field>
        </div>
      )}
      <FieldError message={sheetError?.root?.message ?? sheetError?.message} />
    </section>
  )
}
