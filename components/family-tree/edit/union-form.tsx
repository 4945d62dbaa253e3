'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type Path, useForm } from 'react-hook-form'
import { unionFieldText } from '@/components/family-tree/edit/field-text'
import { RecordForm } from '@/components/family-tree/edit/record-form'
import { type UnionValues, unionValues, unionValuesOf } from '@/components/family-tree/edit/record-values'
import { listInWords } from '@/components/family-tree/edit/removal-words'
import { SplitCouple } from '@/components/family-tree/edit/split-couple'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { UnionFields } from '@/components/family-tree/edit/union-fields'
import { useRecordForm } from '@/components/family-tree/edit/use-record-form'
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
    <>
      <RecordForm
        label={`Ret parret ${names}`}
        names={unionFieldNames}
        textOf={unionFieldText}
        onPutAway={putAway}
        form={form}
        conflict={conflict}
        failure={failure}
        decide={decide}
        submit={submit}
      >
        <p className="font-semibold">{names}</p>
        <UnionFields prefix="" />
      </RecordForm>
      <SplitCouple unionId={unionId} names={names} />
    </>
  )
}

function stateOf({ revision, ...fields }: NonNullable<CoupleView['fields']>) {
  return { values: unionValuesOf(fields), revision }
}
