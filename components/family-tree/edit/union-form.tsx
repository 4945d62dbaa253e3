'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider, type Path, useForm } from 'react-hook-form'
import { BothVersions } from '@/components/family-tree/edit/both-versions'
import { unionFieldText } from '@/components/family-tree/edit/field-text'
import { FormEnd } from '@/components/family-tree/edit/form-end'
import { type UnionValues, unionValues, unionValuesOf } from '@/components/family-tree/edit/record-values'
import { listInWords } from '@/components/family-tree/edit/removal-words'
import { SplitCouple } from '@/components/family-tree/edit/split-couple'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { TreeRefusal } from '@/components/family-tree/edit/tree-refusal'
import { UnionFields } from '@/components/family-tree/edit/union-fields'
import { useRecordForm } from '@/components/family-tree/edit/use-record-form'
import { useMendedErrors } from '@/components/form/use-mended-errors'
import { useUpdateUnion } from '@/lib/domain/family-tree/client/edit-hooks'
import { personQuery } from '@/lib/domain/family-tree/client/hooks'
import type { CoupleView, PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { unionFieldNames } from '@/lib/domain/family-tree/edit-copy'
import type { UnionFields as UnionChanges } from '@/lib/domain/family-tree/schema'

const paths: readonly Path<UnionValues>[] = [
  ...(['kind', 'marriedPlace', 'ended', 'married.year', 'married.month', 'married.day'] as const),
  ...(['endedOn.year', 'endedOn.month', 'endedOn.day'] as const),
]

type UnionFormProps = { detail: PersonDetailView; couple: CoupleView; fields: NonNullable<CoupleView['fields']> }

/** Everything that is written about a couple. */
export function UnionForm({ detail, couple, fields }: UnionFormProps) {
  const { memorialId, close, tell } = useTreeActs()
  const queries = useQueryClient()
  const update = useUpdateUnion(memorialId)
  const { unionId, partner } = couple
  const { id: personId, name } = detail.person
  const names = listInWords([name, ...(partner ? [partner.name] : [])])
  const opened = stateOf(fields)
  const form = useForm<UnionValues, unknown, UnionChanges>({
    resolver: zodResolver(unionValues),
    defaultValues: opened.values,
  })
  useMendedErrors(form)

  async function takeNewest() {
    const newest = await queries.fetchQuery({ ...personQuery(memorialId, personId), staleTime: 0 })
    const found = newest.couples.find((one) => one.unionId === unionId)?.fields
    if (!found) throw new Error('Parret er fjernet imens. Det, du skrev, står her endnu.')
    return stateOf(found)
  }

  const { submit, failure, conflict, decide, forget } = useRecordForm(form, {
    name: `union:${memorialId}:${unionId}`,
    opened,
    fields: paths,
    send: (changes, revision) => update.mutateAsync({ unionId, ...changes, revision }),
    takeNewest,
    onSaved: () => {
      close()
      tell(`${names} er rettet`)
    },
  })

  function putAway() {
    forget()
    close()
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} aria-label={`Ret parret ${names}`} className="space-y-8">
        <p className="font-semibold">{names}</p>
        <UnionFields prefix="" />
        {conflict && (
          <BothVersions
            conflict={conflict}
            mine={form.getValues()}
            names={unionFieldNames}
            textOf={unionFieldText}
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
      <SplitCouple unionId={unionId} names={names} />
    </FormProvider>
  )
}

function stateOf({ revision, ...fields }: NonNullable<CoupleView['fields']>) {
  return { values: unionValuesOf(fields), revision }
}
