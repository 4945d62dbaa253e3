'use client'

import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/text-link'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { CodeChoice, ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'

/** `choices`: the newest available codes; null if the sheet has its code. */
type CodeFieldProps = { area: SheetArea; choices: CodeChoice[] | null }

/** The code to draw: chosen, typed, or read by a hand scanner. */
export function CodeField({ area, choices }: CodeFieldProps) {
  const listId = useId()
  const { register, formState } = useFormContext<ProofSheetFormInput>()
  return (
    <section className="space-y-2">
      <Field
        label="Kode"
        hint={choices ? 'Vælg i feltet, scan koden, eller skriv de ti tegn.' : undefined}
        error={formState.errors.code?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            {...register('code')}
            readOnly={choices === null}
            list={choices ? listId : undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="max-w-form tabular-nums"
          />
        )}
      </Field>
      {choices && (
        <>
          <datalist id={listId}>
            {choices.map(({ formattedCode, packageName }) => (
              <option key={formattedCode} value={formattedCode}>
                {packageName}
              </option>
            ))}
          </datalist>
          <p>
            <TextLink href={`${sheetAreas[area]}/new`} className="inline-flex min-h-touch items-center">
              Vis alle ledige koder
            </TextLink>
          </p>
        </>
      )}
    </section>
  )
}
