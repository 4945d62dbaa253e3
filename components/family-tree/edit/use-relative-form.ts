'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Path, useForm } from 'react-hook-form'
import type { Chosen } from '@/components/family-tree/edit/existing-person'
import { personPaths } from '@/components/family-tree/edit/person-paths'
import { type Beside, guessedSurname, relativeDefaults } from '@/components/family-tree/edit/relative-defaults'
import {
  coupleThere,
  likelyPlace,
  makesCouple,
  type RelativeChanges,
  type RelativeValues,
  relativeOf,
  relativeValues,
  relativeValuesOf,
} from '@/components/family-tree/edit/relative-values'
import { useTreeActs } from '@/components/family-tree/edit/tree-acts'
import { showServerErrors } from '@/components/form/form-errors'
import { ApiError } from '@/lib/client/api'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useAddRelative } from '@/lib/domain/family-tree/client/edit-hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import { type RelativeKind, relativeWords } from '@/lib/domain/family-tree/edit-copy'

const paths: readonly Path<RelativeValues>[] = [
  ...personPaths,
  ...(['unionId', 'childKind', 'union.kind', 'union.marriedPlace', 'union.ended'] as const),
  ...(['union.married.year', 'union.married.month', 'union.married.day'] as const),
  ...(['union.endedOn.year', 'union.endedOn.month', 'union.endedOn.day'] as const),
]

type Place = {
  as: RelativeKind
  detail: PersonDetailView
  /** Who of the tree is added, where it is known from the beginning. */
  known?: Chosen | undefined
}

/** The form of somebody who is added. What is typed lies in the tab until it is saved or put away. */
export function useRelativeForm(memorialId: string, { as, detail, known }: Place, beside: Beside) {
  const { show, close, tell } = useTreeActs()
  const add = useAddRelative(memorialId)
  const [failure, setFailure] = useState<Error | null>(null)
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null)
  const [round, setRound] = useState(0)
  const valuesIn = (place: Pick<RelativeValues, 'unionId' | 'childKind'>) =>
    relativeValuesOf(relativeDefaults(beside, place.unionId), place)
  const form = useForm<RelativeValues, unknown, RelativeChanges>({
    resolver: zodResolver(relativeValues((kind) => makesCouple(as, detail, kind))),
    defaultValues: { ...valuesIn(likelyPlace(as, detail)), ...(known && { existing: known }) },
  })
  const { forget } = useKeptForm(form, {
    name: ['relative', memorialId, detail.person.id, as, known?.id].filter(Boolean).join(':'),
  })

  async function save(changes: RelativeChanges, goesOn: boolean) {
    setFailure(null)
    try {
      const { personId } = await add.mutateAsync({
        personId: detail.person.id,
        relation: relativeWords[as].relation,
        ...relativeOf(
          { ...changes, unionId: coupleThere(changes.unionId, detail) },
          makesCouple(as, detail, changes.childKind),
        ),
      })
      forget()
      const name = nameIn(changes)
      if (!goesOn) return leave(personId, name)
      setAdded({ id: personId, name })
      setRound((before) => before + 1)
      form.reset(valuesIn(changes))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      const refused = atFields(error)
      setFailure(refused)
      showServerErrors(form, refused, paths)
    }
  }

  function leave(personId: string, name: string) {
    close()
    show(personId)
    tell(`${name} er tilføjet`)
  }

  return {
    form,
    failure,
    /** The name of who was added last, when one more follows. */
    added: added?.name ?? null,
    /** Counts those who were added, so that each begins with an empty form. */
    round,
    submit: form.handleSubmit((changes) => save(changes, false)),
    submitAndGoOn: form.handleSubmit((changes) => save(changes, true)),
    /** Another couple, another surname; one that was typed stays. */
    takeCouple: (unionId: string) => {
      const guesses = [...beside.partners.keys(), ''].map((id) => guessedSurname(beside, id) ?? '')
      if (guesses.includes(form.getValues('surname'))) {
        form.setValue('surname', guessedSurname(beside, unionId) ?? '', { shouldDirty: true })
      }
    },
    putAway: () => {
      forget()
      if (added) leave(added.id, added.name)
      else close()
    },
  }
}

function nameIn({ existing, givenNames, surname, birthSurname }: RelativeChanges): string {
  return existing.name || [givenNames, surname ?? birthSurname].filter(Boolean).join(' ') || 'En uden navn'
}

/** The server names the new person's fields 'person.surname'; here they stand by themselves. */
function atFields(error: Error): Error {
  if (!(error instanceof ApiError)) return error
  const fields = Object.entries(error.fields).map(([name, sentence]) => [name.replace(/^person\./, ''), sentence])
  return new ApiError(error.message, error.status, error.code, Object.fromEntries(fields))
}
