'use client'

import { Controller, useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { faceFacts } from '@/lib/domain/artwork/faces'
import { engravingFaces, mostLines } from '@/lib/domain/artwork/schema'

/** Font and size of each line. Rows share field names, so a post without script sends lists. */
export function LineStyleFields({ hasTexts }: { hasTexts: boolean }) {
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
