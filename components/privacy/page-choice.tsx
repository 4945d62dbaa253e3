import type { UseFormReturn } from 'react-hook-form'
import type { FormDraftView } from '@/components/form/form-draft'
import { Field, FieldGroup, Input } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { invitationDays } from '@/lib/domain/members/schema'
import { fateTexts, successorChoiceText } from '@/lib/domain/privacy/copy'
import { chosenSuccessor, type DeletionForm, fateKinds, type PageToDecide } from '@/lib/domain/privacy/schema'

type Form = Pick<UseFormReturn<DeletionForm, unknown, unknown>, 'register' | 'formState'>
type PageChoiceProps = { page: PageToDecide; form: Form; draft: FormDraftView }

const options = fateKinds.map((value) => ({ value, label: fateTexts[value].label }))

/**
 * The fate of one page, and its heir. The heir's fields show and hide by CSS alone, so it works without script.
 */
export function PageChoice({ page: { id, name, successor, members }, form, draft }: PageChoiceProps) {
  const { register, formState } = form
  const field = {
    kind: `choices.${id}.kind`,
    heirId: `choices.${id}.heirId`,
    heirEmail: `choices.${id}.heirEmail`,
  } as const
  const errors = formState.errors.choices?.[id]
  const hasList = successor !== null || members.length > 0
  const keptKind = draft?.values[field.kind]
  return (
    <div className="group/page border-border border-t pt-6">
      <FieldGroup
        legend={<span className="break-words font-serif text-lg">{name}</span>}
        error={errors?.kind?.message ?? draft?.errors[field.kind]}
      >
        <RadioGroup
          {...register(field.kind)}
          options={options}
          className="sm:flex sm:flex-wrap sm:gap-x-8 sm:space-y-0"
          {...(keptKind !== undefined && { defaultValue: keptKind })}
        />
      </FieldGroup>
      <div className="group/heir mt-4 hidden max-w-form space-y-5 group-has-[input[value^=hand]:checked]/page:block">
        {hasList && (
          <Field label="Til hvem" error={errors?.heirId?.message ?? draft?.errors[field.heirId]}>
            {(control) => (
              <Select {...control} {...register(field.heirId)} defaultValue={draft?.values[field.heirId]}>
                {successor && <option value={chosenSuccessor}>{successorChoiceText(successor)}</option>}
                {members.map(({ userId, name: member, roleText }) => (
                  <option key={userId} value={userId}>
                    {member} ({roleText})
                  </option>
                ))}
                <option value="">En anden</option>
              </Select>
            )}
          </Field>
        )}
        <div className={hasList ? "hidden group-has-[option[value='']:checked]/heir:block" : undefined}>
          <Field
            label="Modtagerens mailadresse"
            hint={`Vi sender et link, som virker i ${invitationDays} dage. Modtageren behøver ikke at have en konto.`}
            error={errors?.heirEmail?.message ?? draft?.errors[field.heirEmail]}
          >
            {(control) => (
              <Input
                {...control}
                {...register(field.heirEmail)}
                defaultValue={draft?.values[field.heirEmail]}
                type="email"
                autoComplete="off"
              />
            )}
          </Field>
        </div>
      </div>
    </div>
  )
}
