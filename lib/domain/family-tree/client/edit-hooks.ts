'use client'

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '@/lib/client/api'
import { treeAddress, treeKeys } from '@/lib/domain/family-tree/client/hooks'
import type { PersonDetailView } from '@/lib/domain/family-tree/detail-views'
import type {
  AddRelativeForm,
  joinTreeInput,
  mergePeopleInput,
  moveUnionInput,
  removeFamilyInput,
  updateChildrenInput,
  updatePersonInput,
  updateUnionInput,
} from '@/lib/domain/family-tree/schema'

/** What an input names besides the page. */
type WithoutPage<S extends z.ZodType> = Omit<z.input<S>, 'id'>
type Edited = { revision: number }

/**
 * An edit of a page's tree. Edits run one after another. Each counts as done when the drawing and the person are fetched
 * again, so that the edited person is there to be shown; the rest is refreshed meanwhile. Rejects with ApiError; the
 * caller shows it.
 */
function useTreeEdit<Input, Answer>(memorialId: string, send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: treeAddress(memorialId) },
    mutationFn: send,
    // After a refusal too: somebody else may have changed what it was about.
    onSettled: () => {
      const queryKey = treeKeys.all(memorialId)
      void queries.invalidateQueries({ queryKey, predicate: (query) => !isShown(query) })
      return queries.invalidateQueries({ queryKey, predicate: isShown })
    },
  })
}

const isShown = ({ queryKey: [, , part] }: { queryKey: QueryKey }) => part === 'drawing' || part === 'person'

/** Adds somebody new or known next to a person. */
export function useAddRelative(memorialId: string) {
  return useTreeEdit(memorialId, (body: Omit<AddRelativeForm, 'id'>) =>
    callApi<Edited & { personId: string; unionId: string }>(treeAddress(memorialId, '/people'), {
      method: 'POST',
      body,
    }),
  )
}

/** Saves what is written about a person. Rejects with CONFLICT when somebody changed them meanwhile. */
export function useUpdatePerson(memorialId: string) {
  return useTreeEdit(memorialId, ({ personId, ...body }: WithoutPage<typeof updatePersonInput>) =>
    callApi<Edited & { person: PersonDetailView }>(treeAddress(memorialId, `/people/${personId}`), {
      method: 'PATCH',
      body,
    }),
  )
}

/** Takes a person out of the tree. */
export function useRemovePerson(memorialId: string) {
  return useTreeEdit(memorialId, (personId: string) => post<Edited>(memorialId, `/people/${personId}/remove`))
}

/** Takes a family out of the tree that nobody else of it is tied to, by one of its people; `count` is how many it had. */
export function useRemoveFamily(memorialId: string) {
  return useTreeEdit(memorialId, ({ personId, count }: WithoutPage<typeof removeFamilyInput>) =>
    post<Edited>(memorialId, `/people/${personId}/remove-family`, { count }),
  )
}

/** Erases what is written about somebody who asked for it, for good. */
export function useWithdrawPerson(memorialId: string) {
  return useTreeEdit(memorialId, (personId: string) => post<Edited>(memorialId, `/people/${personId}/withdraw`))
}

/** Makes one person of two. */
export function useMergePeople(memorialId: string) {
  return useTreeEdit(memorialId, (body: WithoutPage<typeof mergePeopleInput>) =>
    post<Edited>(memorialId, '/people/merge', body),
  )
}

/** Sets a portrait: a file, or a picture of the page's gallery. */
export function useSetPortrait(memorialId: string) {
  return useTreeEdit(
    memorialId,
    ({ personId, picture }: { personId: string; picture: { file: File } | { mediaId: string } }) => {
      const body = 'file' in picture ? new FormData() : picture
      if (body instanceof FormData && 'file' in picture) body.set('file', picture.file)
      return post<Edited & { portraitUrl: string | null }>(memorialId, `/people/${personId}/portrait`, body)
    },
  )
}

export function useRemovePortrait(memorialId: string) {
  return useTreeEdit(memorialId, (personId: string) => post<Edited>(memorialId, `/people/${personId}/portrait/remove`))
}

/** Saves what is written about a couple. Rejects with CONFLICT when somebody changed it meanwhile. */
export function useUpdateUnion(memorialId: string) {
  return useTreeEdit(memorialId, ({ unionId, ...body }: WithoutPage<typeof updateUnionInput>) =>
    callApi<Edited>(treeAddress(memorialId, `/unions/${unionId}`), { method: 'PATCH', body }),
  )
}

/** Takes a couple apart; partners and children stay in the tree. */
export function useRemoveUnion(memorialId: string) {
  return useTreeEdit(memorialId, (unionId: string) => post<Edited>(memorialId, `/unions/${unionId}/remove`))
}

/** Moves a couple one place among those of a person. */
export function useMoveUnion(memorialId: string) {
  return useTreeEdit(memorialId, ({ unionId, ...body }: WithoutPage<typeof moveUnionInput>) =>
    post<Edited>(memorialId, `/unions/${unionId}/move`, body),
  )
}

/** Saves the order of a couple's children, how they belong, and who are twins. */
export function useUpdateChildren(memorialId: string) {
  return useTreeEdit(memorialId, ({ unionId, ...body }: WithoutPage<typeof updateChildrenInput>) =>
    post<Edited>(memorialId, `/unions/${unionId}/children`, body),
  )
}

/** Takes a child out of a couple; the person stays in the tree. */
export function useRemoveChild(memorialId: string) {
  return useTreeEdit(memorialId, ({ unionId, childId }: { unionId: string; childId: string }) =>
    post<Edited>(memorialId, `/unions/${unionId}/children/remove`, { childId }),
  )
}

type Replayed = Edited & { kind: string; about: string }

/** Undoes or redoes the caller's newest edit. */
export function useReplayEdit(memorialId: string) {
  return useTreeEdit(memorialId, (way: 'undo' | 'redo') => post<Replayed>(memorialId, `/${way}`))
}

/** Answers a check with 'Det passer', or takes the answer back. */
export function useAnswerCheck(memorialId: string) {
  return useTreeEdit(memorialId, ({ key, answer }: { key: string; answer: 'accept' | 'reopen' }) =>
    post(memorialId, `/checks/${answer}`, { key }),
  )
}

/** Shows the tree of another of the user's pages on this one. */
export function useJoinTree(memorialId: string) {
  return useTreeEdit(memorialId, (body: WithoutPage<typeof joinTreeInput>) => post<Edited>(memorialId, '/join', body))
}

function post<T>(memorialId: string, below: string, body: object = {}): Promise<T> {
  return callApi<T>(treeAddress(memorialId, below), { method: 'POST', body })
}
