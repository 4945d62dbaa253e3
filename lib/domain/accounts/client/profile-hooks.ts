'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, requestApi } from '@/lib/client/api'
import { becomeUser, userKey } from '@/lib/domain/accounts/client/session-hooks'
import type {
  ConfirmPasswordInput,
  SignedInView,
  SignInLinkState,
  UpdateProfileInput,
  UserView,
} from '@/lib/domain/accounts/schema'

const pollMs = 3000

/** Changes the name or username, and updates the header. */
export function useUpdateProfile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateProfileInput) => callApi<UserView>('/api/user', { method: 'PUT', body }),
    onSuccess: (user) => queries.setQueryData(userKey, user),
  })
}

/** Confirms the password before a sensitive act. */
export function useConfirmPassword() {
  return useMutation({
    mutationFn: (body: ConfirmPasswordInput) => requestApi('/api/user/confirm', { method: 'POST', body }),
  })
}

/** Polls every three seconds whether the code was used, until it was, has ended or is no longer `watched`. */
export function useSignInLinkState(id: string, watched: boolean): SignInLinkState['state'] {
  const { data } = useQuery({
    queryKey: ['sign-in-link', id],
    queryFn: () => callApi<SignInLinkState>(`/api/user/sign-in-link/${id}`),
    staleTime: 0,
    enabled: watched,
    refetchInterval: ({ state: { data: last } }) => (!last || last.state === 'waiting' ? pollMs : false),
  })
  return data?.state ?? 'waiting'
}

/** Signs this device in with the code shown on another. */
export function useSignInByLink() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => callApi<SignedInView>(`/api/login/${encodeURIComponent(token)}`, { method: 'POST' }),
    onSuccess: ({ nextStep, ...user }) => becomeUser(queries, nextStep ? null : user),
  })
}
