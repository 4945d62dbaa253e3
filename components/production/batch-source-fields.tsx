'use client'

import { useFormContext } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import { Field, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { materialTexts } from '@/lib/domain/artwork/copy'
import type { StoneMaterial } from '@/lib/domain/artwork/schema'
import type { BatchPackage, MakeBatchFormInput } from '@/lib/domain/production/schema'

const sources = [
  { value: 'package', label: 'En pakke', hint: 'Alle koder i pakken, der ikke er lavet endnu.' },
  { value: 'codes', label: 'Udvalgte koder', hint: 'Også koder, der er lavet før, hvis stykket skal laves igen.' },
  { value: 'proof_sheets', label: 'Godkendte tegninger', hint: 'Dem, familierne har sagt ja til.' },
]

/** The source of a batch. Part of `NewBatchForm`. */
export function BatchSourceFields({ packages }: { packages: BatchPackage[] }) {
  const { register, watch, setValue, formState } = useFormContext<MakeBatchFormInput>()
  const { errors } = formState
  const source = watch('source')
  return (
    <>
      <FieldGroup legend="Hvad laves partiet af?" error={errors.source?.message}>
        <RadioGroup {...register('source')} value={source} options={sources} />
      </FieldGroup>
      {source === 'package' && (
        <SelectField
          {...register('packageNumber', {
            onChange: (event) => {
              const { material, symbolMm } = madeFor(packageBy(packages, event.target.value))
              if (material) setValue('options.material', material, { shouldDirty: true })
              if (symbolMm) setValue('options.symbolMm', symbolMm, { shouldDirty: true })
            },
          })}
          label="Pakke"
          hint={madeForText(packageBy(packages, watch('packageNumber')))}
          error={errors.packageNumber?.message}
          className="sm:max-w-form"
          required
          options={[['', 'Vælg'], ...packages.map(({ number, name }) => [number, `Pakke ${number}, ${name}`] as const)]}
        />
      )}
      {source === 'codes' && (
        <Field
          label="Koder"
          hint="En på hver linje, eller med komma eller mellemrum imellem."
          error={errors.codes?.message}
          required
        >
          {(control) => <Textarea {...control} {...register('codes')} rows={6} spellCheck={false} autoComplete="off" />}
        </Field>
      )}
      {source === 'proof_sheets' && (
        <Field
          label="Tegningernes numre"
          hint="Med komma eller mellemrum imellem."
          error={errors.proofSheetNumbers?.message}
          required
        >
          {(control) => (
            <Input {...control} {...register('proofSheetNumbers')} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
      )}
    </>
  )
}

/** The package with this number, as given by a field or a URL. */
export function packageBy(packages: readonly BatchPackage[], number: unknown): BatchPackage | undefined {
  return packages.find((each) => String(each.number) === String(number))
}

/** The package's material and size. In the wrong material, light and dark are inverted and the plate is scrap. */
export function madeFor(found: BatchPackage | undefined): { material?: StoneMaterial; symbolMm?: number } {
  const { material, symbolMm } = found ?? {}
  return { ...(material ? { material } : {}), ...(symbolMm ? { symbolMm } : {}) }
}

/** 'Pakken er lavet til rustfrit stål, 50 mm.'; undefined if the package gives neither. */
export function madeForText(found: BatchPackage | undefined): string | undefined {
  const { material, symbolMm } = madeFor(found)
  const parts = [...(material ? [materialTexts[material].toLowerCase()] : []), ...(symbolMm ? [`${symbolMm} mm`] : [])]
  return parts.length > 0 ? `Pakken er lavet til ${parts.join(', ')}.` : undefined
}
