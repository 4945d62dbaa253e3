'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import type { FormDraftView } from '@/components/accounts/form-draft'
import { CaptionFields } from '@/components/artwork/caption-fields'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Notice } from '@/components/ui/notice'
import { Textarea } from '@/components/ui/textarea'
import { ageText, lifeDoubts, lifeProblem } from '@/lib/domain/proof-sheets/life-dates'
import type { ProofSheetFormInput } from '@/lib/domain/proof-sheets/schema'

type Props = { isCodeFixed: boolean; draft: FormDraftView }
type Plain = 'code' | 'name' | 'born' | 'died' | 'dates' | 'text'

/** The words exactly as they will be cut, and the dates that they are held against. */
export function InscriptionFields({ isCodeFixed, draft }: Props) {
  const { register, formState } = useFormContext<ProofSheetFormInput>()
  const { errors, isSubmitted } = formState
  const errorOf = (name: Plain) => errors[name]?.message ?? (isSubmitted ? undefined : draft?.errors[name])
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Teksten på stenen</h2>
      <Field label="Kode" hint="De ti tegn, med eller uden bindestreg." error={errorOf('code')} required>
        {(control) => (
          <Input
            {...control}
            {...register('code')}
            readOnly={isCodeFixed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="max-w-form tabular-nums"
          />
        )}
      </Field>
      <Field label="Navn" hint="Bogstav for bogstav, som det skal hugges." error={errorOf('name')} required>
        {(control) => <Input {...control} {...register('name')} autoComplete="off" className="font-serif text-lg" />}
      </Field>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <Field label="Født" hint="For eksempel 03.05.1942 eller kun årstallet" error={errorOf('born')} optional>
          {(control) => <Input {...control} {...register('born')} autoComplete="off" className="tabular-nums" />}
        </Field>
        <Field label="Død" hint="For eksempel 12.01.2024 eller kun årstallet" error={errorOf('died')} optional>
          {(control) => <Input {...control} {...register('died')} autoComplete="off" className="tabular-nums" />}
        </Field>
      </div>
      <Field
        label="Datoerne, som de skal hugges"
        hint="For eksempel * 3. maj 1942  † 12. januar 2024"
        error={errorOf('dates')}
        optional
      >
        {(control) => <Input {...control} {...register('dates')} autoComplete="off" className="font-serif text-lg" />}
      </Field>
      <LifeCheck refusal={errors.confirmed?.message ?? draft?.errors.confirmed} />
      <Field label="Flere linjer" hint="Højst fire, én linje ad gangen." error={errorOf('text')} optional>
        {(control) => <Textarea {...control} {...register('text')} rows={3} className="font-serif text-lg" />}
      </Field>
      <input type="hidden" name="cutsText" value="" />
      <Checkbox
        {...register('cutsText')}
        label="Teksten hugges sammen med koden"
        hint="Fjern krydset, når koden står for sig selv, og teksten hugges et andet sted på stenen."
      />
      <CaptionFields />
      <input type="hidden" name="options.showsCode" value="" />
      <Checkbox {...register('options.showsCode')} label="Kodens ti tegn under QR-koden" />
    </section>
  )
}

/** The age that follows from the dates, and what seems odd about them. */
function LifeCheck({ refusal }: { refusal: string | undefined }) {
  const { register } = useFormContext<ProofSheetFormInput>()
  const [born = '', died = '', dates = ''] = useWatch<ProofSheetFormInput, ['born', 'died', 'dates']>({
    name: ['born', 'died', 'dates'],
  })
  const problem = lifeProblem({ born, died })
  const age = ageText({ born, died })
  const doubts = problem ? [] : lifeDoubts({ born, died, dates })
  const isAsked = doubts.length > 0 || refusal !== undefined
  return (
    <div className="space-y-3">
      {problem && <Notice variant="error">{problem}</Notice>}
      {age && !problem && <p className="text-muted-foreground">Den afdøde {age}.</p>}
      {isAsked && (
        <Notice title="Se efter en gang til">
          {doubts.length > 0 ? doubts.map((doubt) => <p key={doubt}>{doubt}</p>) : <p>{refusal}</p>}
          <Checkbox {...register('confirmed')} label="Ja, det er rigtigt" className="mt-2" />
          <FieldError message={refusal ? 'Sæt kryds, hvis det er rigtigt, eller ret datoerne.' : undefined} />
        </Notice>
      )}
    </div>
  )
}
