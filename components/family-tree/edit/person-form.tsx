'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { PersonFields } from '@/components/family-tree/edit/person-fields'
import { RecordForm } from '@/components/family-tree/edit/record-form'
import {
  type PersonValues,
  personFieldText,
  personPaths,
  personValues,
  personValuesOf,
} from '@/components/family-tree/edit/record-values'
import type { RecordState } from '@/components/family-tree/edit/save-record'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { useUpdatePerson } from '@/lib/domain/family-tree/client/edit-hooks'
import { personQuery } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { personFieldNames } from '@/lib/domain/family-tree/edit-copy'
import type { PersonFields as PersonChanges } from '@/lib/domain/family-tree/schema'

/** Everything that is written about a person. */
export function PersonForm({ detail }: { detail: PersonDetailView }) {
  const { memorialId, show, tell } = useTreeActs()
  const queries = useQueryClient()
  const update = useUpdatePerson(memorialId)
  const { id: personId, name } = detail.person
  const opened = stateOf(detail)
  const form = useForm<PersonValues, unknown, PersonChanges>({
    resolver: zodResolver(personValues),
    defaultValues: opened.values,
  })
  return (
    <RecordForm
      form={form}
      label={`Ret ${name}`}
      names={personFieldNames}
      textOf={personFieldText}
      keptAs={`person:${memorialId}:${personId}`}
      opened={opened}
      fields={personPaths}
      send={(changes, revision) => update.mutateAsync({ personId, ...changes, revision })}
      takeNewest={async () => stateOf(await queries.fetchQuery({ ...personQuery(memorialId, personId), staleTime: 0 }))}
      onSaved={({ person: { person } }) => {
        show(personId)
        tell(`${person.name} er rettet`)
      }}
    >
      <PersonFields takesFocus />
    </RecordForm>
  )
}

function stateOf({ fields, revision }: PersonDetailView): RecordState<PersonValues> {
  return { values: personValuesOf(fields ?? {}), revision }
}
