'use client'

import { FormProvider } from 'react-hook-form'
import { type Chosen, ExistingPerson } from '@/components/family-tree/edit/existing-person'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import { PersonFields } from '@/components/family-tree/edit/person-fields'
import type { Beside } from '@/components/family-tree/edit/relative-defaults'
import { RelativeFields } from '@/components/family-tree/edit/relative-fields'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { useRelativeForm } from '@/components/family-tree/edit/use-relative-form'
import { Button } from '@/components/ui/button'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { type RelativeKind, relativeWords } from '@/lib/domain/family-tree/edit-copy'

type RelativeFormProps = { as: RelativeKind; detail: PersonDetailView; beside: Beside; existing?: Chosen | undefined }

const deadHint = 'Vi gætter ud fra årstallene. Fjern fluebenet, hvis personen lever.'

/** Somebody new next to a person, or one who is in the tree already. */
export function RelativeForm({ as, detail, beside, existing: known }: RelativeFormProps) {
  const { memorialId } = useTreeActs()
  const { form, submit, submitAndGoOn, failure, added, takeCouple, putAway, round } = useRelativeForm(
    memorialId,
    { as, detail, known },
    beside,
  )
  const existing = form.watch('existing')
  const { isDirty, isSubmitting, defaultValues } = form.formState
  const { again } = relativeWords[as]
  const close = [detail.person, ...detail.parents.flatMap(({ people }) => people)].map(({ id }) => id)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        aria-label={`${relativeWords[as].add} til ${detail.person.name}`}
        className="space-y-8"
      >
        <p role="status" className="empty:hidden">
          {added && `${added} er tilføjet. Skriv den næste, eller luk.`}
        </p>
        <ExistingPerson
          key={`search-${round}`}
          memorialId={memorialId}
          chosen={existing}
          except={close}
          onChosen={(person) => form.setValue('existing', person, { shouldDirty: true })}
        />
        {existing.id === '' && <PersonFields key={round} takesFocus {...(defaultValues?.isDead && { deadHint })} />}
        <RelativeFields as={as} detail={detail} onCouple={takeCouple} />
        <TreeRefusal error={failure} />
        <FormEnd submit="Gem" isPending={isSubmitting} isDirty={isDirty} onPutAway={putAway}>
          {again && (
            <Button variant="secondary" disabled={isSubmitting} onClick={submitAndGoOn}>
              {again}
            </Button>
          )}
        </FormEnd>
      </form>
    </FormProvider>
  )
}
