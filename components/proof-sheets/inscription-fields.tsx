'use client'

import { type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import { CaptionFields } from '@/components/artwork/text-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, Input, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { peopleText, readPeople } from '@/lib/domain/artwork/written-lists'
import { ageText, furtherDoubts, lifeDoubts, lifeProblem } from '@/lib/domain/proof-sheets/life-dates'
import type { ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'

// Fixing one date may clear the error of another.
const together: FieldPath<ProofSheetFormInput>[] = ['born', 'died', 'dates', 'confirmed']

/** The exact text to cut, and the dates it is checked against. */
export function InscriptionFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<ProofSheetFormInput>()
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Teksten på stenen</h2>
      <Field label="Navn" hint="Bogstav for bogstav, som det skal stå." error={errors.name?.message} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" className="font-serif text-lg" />}
      </Field>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Født" hint="For eksempel 03.05.1942 eller kun årstallet" error={errors.born?.message} optional>
          {(control) => (
            <Input {...control} {...register('born', { deps: together })} autoComplete="off" className="tabular-nums" />
          )}
        </Field>
        <Field label="Død" hint="For eksempel 12.01.2024 eller kun årstallet" error={errors.died?.message} optional>
          {(control) => (
            <Input {...control} {...register('died', { deps: together })} autoComplete="off" className="tabular-nums" />
          )}
        </Field>
      </div>
      <Field
        label="Datoerne, som de skal stå"
        hint="For eksempel * 3. maj 1942  † 12. januar 2024"
        error={errors.dates?.message}
        optional
      >
        {(control) => (
          <Input
            {...control}
            {...register('dates', { deps: together })}
            autoComplete="off"
            className="font-serif text-lg"
          />
        )}
      </Field>
      <LifeCheck isRefused={errors.confirmed !== undefined} />
      <Field label="Flere linjer" hint="Højst fire, én linje ad gangen." error={errors.text?.message} optional>
        {(control) => <Textarea {...control} {...register('text')} rows={3} className="font-serif text-lg" />}
      </Field>
      <input type="hidden" name="cutsText" value="" />
      <Checkbox
        {...register('cutsText')}
        label="Teksten er på tegningen sammen med koden"
        hint="Fjern krydset, når koden står for sig selv, og teksten hugges et andet sted på stenen."
      />
      <CaptionFields />
      <input type="hidden" name="options.showsCode" value="" />
      <Checkbox {...register('options.showsCode')} label="Kodens ti tegn under QR-koden" />
    </section>
  )
}

/** The age from the dates, and questions about them, each until it is answered. */
function LifeCheck({ isRefused }: { isRefused: boolean }) {
  const { register } = useFormContext<ProofSheetFormInput>()
  const [born = '', died = '', dates = '', people] = useWatch<
    ProofSheetFormInput,
    ['born', 'died', 'dates', 'options.people']
  >({
    name: ['born', 'died', 'dates', 'options.people'],
  })
  const problem = lifeProblem({ born, died })
  const age = ageText({ born, died })
  const further = furtherDoubts(readPeople(peopleText(people)))
  const doubts = [...(problem ? [] : lifeDoubts({ born, died, dates })), ...further]
  return (
    <div className="space-y-3">
      {problem && <Notice variant="error">{problem}</Notice>}
      {age && !problem && <p className="text-muted-foreground">Den afdøde {age}.</p>}
      {doubts.length > 0 && (
        <Notice title="Se efter en gang til">
          {doubts.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <Checkbox {...register('confirmed')} label="Ja, det er rigtigt" className="mt-2" />
          <FieldError message={isRefused ? 'Sæt kryds, hvis det er rigtigt, eller ret datoerne.' : undefined} />
        </Notice>
      )}
    </div>
  )
}
