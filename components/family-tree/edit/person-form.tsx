'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { BothVersions } from '@/components/family-tree/edit/both-versions'
import { personFieldText } from '@/components/family-tree/edit/field-text'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import { PersonFields } from '@/components/family-tree/edit/person-fields'
import { personPaths } from '@/components/family-tree/edit/person-paths'
import { type PersonValues, personValues, personValuesOf } from '@/components/family-tree/edit/record-values'
import type { RecordState } from '@/components/family-tree/edit/save-record'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { useRecordForm } from '@/components/family-tree/edit/use-record-form'
import { useMendedErrors } from '@/components/form/use-mended-errors'
import { useUpdatePerson } from '@/lib/domain/family-tree/client/edit-hooks'
import { personQuery } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { personFieldNames } from '@/lib/domain/family-tree/edit-copy'
import type { PersonFields as PersonChanges } from '@/lib/domain/family-tree/schema'

/** Everything that is written about a person. */
export function PersonForm({ detail }: { detail: PersonDetailView }) {
  const { memorialId, show, close, tell } = useTreeActs()
  const queries = useQueryClient()
  const update = useUpdatePerson(memorialId)
  const { id: personId, name } = detail.person
  const opened = stateOf(detail)
  const form = useForm<PersonValues, unknown, PersonChanges>({
    resolver: zodResolver(personValues),
    defaultValues: opened.values,
  })
  useMendedErrors(form)
  const { submit, failure, conflict, decide, forget } = useRecordForm(form, {
    name: `person:${memorialId}:${personId}`,
    opened,
    fields: personPaths,
    send: (changes, revision) => update.mutateAsync({ personId, ...changes, revision }),
    takeNewest: async () => stateOf(await queries.fetchQuery({ ...personQuery(memorialId, personId), staleTime: 0 })),
    onSaved: ({ person: { person } }) => {
      close()
      show(personId)
      tell(`${person.name} er rettet`)
    },
  })

  function putAway() {
    forget()
    close()
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label={`Ret ${name}`} className="space-y-8">
        <PersonFields takesFocus />
        {conflict && (
          <BothVersions
            conflict={conflict}
            mine={form.getValues()}
            names={personFieldNames}
            textOf={personFieldText}
            onDecide={decide}
          />
        )}
        <TreeRefusal error={failure} />
        <FormEnd
          submit="Gem"
          isPending={form.formState.isSubmitting}
          isHeld={conflict !== null}
          isDirty={form.formState.isDirty}
          onPutAway={putAway}
        />
      </form>
    </FormProvider>
  )
}

function stateOf({ fields, revision }: PersonDetailView): RecordState<PersonValues> {
  return { values: personValuesOf(fields ?? {}), revision }
}
