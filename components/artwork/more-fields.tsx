'use client'

import { Controller, useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { WrittenListField } from '@/components/artwork/written-list-field'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { faceFacts } from '@/lib/domain/artwork/faces'
import { engravingFaces, mostLines } from '@/lib/domain/artwork/schema'
import { peopleText } from '@/lib/domain/artwork/written-lists'

type MoreFieldsProps = { hasTexts: boolean; hasStencil: boolean }

/** Rarely used options. Collapsed, but still submitted. */
export function MoreFields({ hasTexts, hasStencil }: MoreFieldsProps) {
  return (
    <details className="border-border border-y">
      <summary className="flex min-h-touch cursor-pointer flex-wrap items-baseline gap-x-3 py-3">
        <span className="text-link text-xl underline underline-offset-4">Mere</span>
        <span className="text-muted-foreground text-sm">
          Skrift for hver linje, flere navne{hasStencil && ', sandblæsning'}
        </span>
      </summary>
      <div className="space-y-8 pt-2 pb-6">
        <LineStyleFields hasTexts={hasTexts} />
        <PeopleFields />
        {hasStencil && <StencilFields />}
      </div>
    </details>
  )
}

/** A whole stone with several names and one code. */
function PeopleFields() {
  const { register, watch } = useFormContext<ArtworkForm>()
  return (
    <div className="space-y-5">
      <WrittenListField
        name="options.people"
        label="Flere navne på den samme sten"
        hint="Navnet, og datoerne på linjen under. En tom linje mellem to navne. Det første navn er det, der allerede står."
        entry="Navn"
        rows={4}
        toText={peopleText}
      />
      {peopleText(watch('options.people')) !== '' && (
        <FieldGroup legend="Hvordan skal navnene stå?">
          <RadioGroup
            {...register('options.peoplePlaced')}
            value={watch('options.peoplePlaced') ?? 'beside'}
            options={[
              { value: 'beside', label: 'Ved siden af hinanden' },
              { value: 'below', label: 'Under hinanden' },
            ]}
          />
        </FieldGroup>
      )}
    </div>
  )
}

/** Whether the files are for the laser or for a sandblasting stencil. */
function StencilFields() {
  const { register, watch, formState } = useFormContext<ArtworkForm>()
  const stencil = watch('options.stencil') ?? 'none'
  return (
    <div className="space-y-5">
      <FieldGroup legend="Hvad skal filerne bruges til?">
        <RadioGroup
          {...register('options.stencil')}
          value={stencil}
          options={[
            { value: 'none', label: 'Laser eller fræser' },
            { value: 'plain', label: 'Skabelon til sandblæsning', hint: 'Sort skæres ud af folien. Ses fra forsiden.' },
            { value: 'mirrored', label: 'Skabelon, spejlvendt', hint: 'Til folie, der skæres fra bagsiden.' },
          ]}
        />
      </FieldGroup>
      {stencil !== 'none' && (
        <Field
          label="Broer i bogstaverne, bredde i mm"
          hint="0 giver ingen broer: så flyttes midten af o og a over med bærefilm. Koden får aldrig broer."
          error={formState.errors.options?.bridgeMm?.message}
          className="sm:max-w-form"
        >
          {(control) => (
            <Input
              {...control}
              {...register('options.bridgeMm')}
              type="number"
              inputMode="decimal"
              min={0}
              max={5}
              step={0.1}
              className="tabular-nums"
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** Font and size of each line. Rows share field names, so a post without script sends lists. */
function LineStyleFields({ hasTexts }: { hasTexts: boolean }) {
  const { control: form, watch, formState } = useFormContext<ArtworkForm>()
  const errors = formState.errors.options
  const rows = hasTexts ? Math.max(1, watch('options.lines')?.length ?? 0) : mostLines
  return (
    <fieldset>
      <legend className="font-medium">Skrift og størrelse</legend>
      <p className="mt-1 text-muted-foreground text-sm">
        Linjerne tælles fra oven. Uden en højde bliver bogstaverne så store, som der er plads til.
      </p>
      <div className="mt-4 space-y-4">
        {Array.from({ length: rows }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
          <div key={at} className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-[2fr_1fr]">
            <Controller
              control={form}
              name="options.faces"
              render={({ field }) => (
                <Field label={`Linje ${at + 1}, skrift`} error={errorAt(errors?.faces, at)}>
                  {(control) => (
                    <Select
                      {...control}
                      name={field.name}
                      onBlur={field.onBlur}
                      value={listOf(field.value)[at] ?? ''}
                      onChange={(event) => field.onChange(withAt(field.value, at, event.currentTarget.value))}
                    >
                      <option value="">{at === 0 ? faceFacts('newsreader').name : 'Som den første linje'}</option>
                      {engravingFaces.map((face) => (
                        <option key={face} value={face}>
                          {faceFacts(face).name}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              )}
            />
            <Controller
              control={form}
              name="options.capsMm"
              render={({ field }) => (
                <Field label="Højde i mm" error={errorAt(errors?.capsMm, at)}>
                  {(control) => (
                    <Input
                      {...control}
                      name={field.name}
                      onBlur={field.onBlur}
                      type="number"
                      inputMode="decimal"
                      step={0.1}
                      className="tabular-nums"
                      value={listOf(field.value)[at] ?? ''}
                      onChange={(event) => field.onChange(withAt(field.value, at, event.currentTarget.value))}
                    />
                  )}
                </Field>
              )}
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** From an array (options) or comma-separated text (a URL or a plain form). */
function listOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : value.split(',')
  return Array.isArray(value) ? value.map((entry) => String(entry ?? '')) : []
}

function withAt(value: unknown, at: number, entry: string): string[] {
  const list = listOf(value)
  return Array.from({ length: Math.max(list.length, at + 1) }, (_, index) =>
    index === at ? entry : (list[index] ?? ''),
  )
}

function errorAt(errors: unknown, at: number): string | undefined {
  const found: unknown = Array.isArray(errors) ? errors[at] : at === 0 ? errors : undefined
  const message = found && typeof found === 'object' && 'message' in found ? found.message : undefined
  return typeof message === 'string' ? message : undefined
}
