'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import {
  ChoiceField,
  choicesOf,
  TickField,
  TreeDateField,
  TreeTextField,
} from '@/components/family-tree/edit/tree-fields'
import {
  personFieldNames,
  sexNames,
  unionEndNames,
  unionFieldNames,
  unionKindNames,
} from '@/lib/domain/family-tree/edit-copy'
import {
  CALL_NAME_MAX_LENGTH,
  GIVEN_NAMES_MAX_LENGTH,
  NOTE_MAX_LENGTH,
  PLACE_MAX_LENGTH,
  SURNAME_MAX_LENGTH,
} from '@/lib/domain/family-tree/schema'

type PersonFieldsProps = {
  /** After a press: the first field is where one goes on. */
  takesFocus?: boolean
  /** Beside 'Død, men datoen kendes ikke', when it was ticked beforehand. */
  deadHint?: string
}

/** All that can be written about a person, in a form over `PersonValues`. */
export function PersonFields({ takesFocus = false, deadHint }: PersonFieldsProps) {
  return (
    <div className="space-y-8">
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TreeTextField
          name="givenNames"
          label={personFieldNames.givenNames}
          maxLength={GIVEN_NAMES_MAX_LENGTH}
          autoFocus={takesFocus}
        />
        <TreeTextField name="surname" label={personFieldNames.surname} maxLength={SURNAME_MAX_LENGTH} optional />
        <TreeTextField
          name="birthSurname"
          label={personFieldNames.birthSurname}
          maxLength={SURNAME_MAX_LENGTH}
          optional
        />
        <TreeTextField name="callName" label={personFieldNames.callName} maxLength={CALL_NAME_MAX_LENGTH} optional />
      </div>
      <ChoiceField name="sex" legend={personFieldNames.sex} options={choicesOf(sexNames)} />
      <div className="space-y-4">
        <TreeDateField name="born" legend={personFieldNames.born} />
        <TreeTextField name="bornPlace" label={personFieldNames.bornPlace} maxLength={PLACE_MAX_LENGTH} optional />
      </div>
      <div className="space-y-4">
        <TreeDateField name="died" legend={personFieldNames.died} />
        <DeadTick {...(deadHint && { hint: deadHint })} />
        <TreeTextField name="diedPlace" label={personFieldNames.diedPlace} maxLength={PLACE_MAX_LENGTH} optional />
      </div>
      <TreeTextField
        name="note"
        label={personFieldNames.note}
        hint="Arbejde, kilder eller noget, I husker. Den vises sammen med personen."
        maxLength={NOTE_MAX_LENGTH}
        rows={4}
        optional
      />
      <TickField name="isPrivate" label={personFieldNames.isPrivate} hint="Alle andre ser kun, at der er nogen." />
    </div>
  )
}

/** Only where no date says it. */
function DeadTick({ hint }: { hint?: string }) {
  const { control } = useFormContext()
  const died: unknown = useWatch({ control, name: 'died.year' })
  if (typeof died === 'string' && died.trim() !== '') return null
  return <TickField name="isDead" label={personFieldNames.isDead} {...(hint && { hint })} />
}

const ends = [{ value: '', label: 'Nej, eller ved ikke' }, ...choicesOf(unionEndNames)]

/** What can be written about a couple. `prefix` is where it lies in the form: '' or 'union.'. */
export function UnionFields({ prefix }: { prefix: '' | 'union.' }) {
  const { control } = useFormContext()
  const [kind, ended]: unknown[] = useWatch({ control, name: [`${prefix}kind`, `${prefix}ended`] })
  return (
    <div className="space-y-8">
      <ChoiceField name={`${prefix}kind`} legend="Er eller var de gift?" options={choicesOf(unionKindNames)} />
      {kind === 'married' && (
        <div className="space-y-4">
          <TreeDateField name={`${prefix}married`} legend={unionFieldNames.married} />
          <TreeTextField
            name={`${prefix}marriedPlace`}
            label={unionFieldNames.marriedPlace}
            maxLength={PLACE_MAX_LENGTH}
            optional
          />
        </div>
      )}
      <ChoiceField name={`${prefix}ended`} legend="Gik de fra hinanden?" options={ends} />
      {ended !== '' && <TreeDateField name={`${prefix}endedOn`} legend="Hvornår?" />}
    </div>
  )
}
