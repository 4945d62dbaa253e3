'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type Path, useForm } from 'react-hook-form'
import { UnionFields } from '@/components/family-tree/edit/person-fields'
import { RecordForm } from '@/components/family-tree/edit/record-form'
import {
  type UnionValues,
  unionFieldText,
  unionValues,
  unionValuesOf,
} from '@/components/family-tree/edit/record-values'
import { listInWords } from '@/components/family-tree/edit/removal-text'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { failureToast } from '@/components/ui/toast'
import { useRemoveUnion, useUpdateUnion } from '@/lib/domain/family-tree/client/edit-hooks'
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
  const { memorialId, tell } = useTreeActs()
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

  return (
    <>
      <RecordForm
        form={form}
        label={`Ret parret ${names}`}
        names={unionFieldNames}
        textOf={unionFieldText}
        keptAs={`union:${memorialId}:${unionId}`}
        opened={opened}
        fields={paths}
        send={(changes, revision) => update.mutateAsync({ unionId, ...changes, revision })}
        takeNewest={takeNewest}
        onSaved={() => tell(`${names} er rettet`)}
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

/** Takes apart a couple that never was one. Not for those who were divorced: that is written about the couple. */
function SplitCouple({ unionId, names }: { unionId: string; names: string }) {
  const { memorialId, close, tell } = useTreeActs()
  const remove = useRemoveUnion(memorialId)

  function act() {
    remove.mutate(unionId, {
      onSuccess: () => {
        close()
        tell('Parret er fjernet')
      },
      onError: failureToast('Parret blev ikke fjernet'),
    })
  }

  return (
    <div className="mt-10 border-border border-t pt-6">
      <AlertDialog
        trigger={
          <Button size="compact" variant="ghost" pending={remove.isPending} pendingText="Fjerner...">
            De har aldrig været et par
          </Button>
        }
        title="Fjern parret?"
        description={`${names} bliver i træet, og det gør børnene også. Men de hører ikke længere sammen gennem dette par. Er de skilt, så skriv det ovenfor i stedet.`}
        confirmLabel="Fjern parret"
        cancelLabel="Behold"
        destructive
        onConfirm={act}
      />
    </div>
  )
}
