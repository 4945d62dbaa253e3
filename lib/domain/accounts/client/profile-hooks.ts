'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, requestApi } from '@/lib/client/api'
import { becomeUser, userKey } from '@/lib/domain/accounts/client/session-hooks'
import type {
  ChangePasswordInput,
  ConfirmPasswordInput,
  EmailChangeInput,
  PendingEmailView,
  SignedInView,
  SignInLinkState,
  SignInLinkView,
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

/** Requests a change of address. */
export function useRequestEmailChange() {
  return useMutation({
    mutationFn: (body: EmailChangeInput) => callApi<PendingEmailView>('/api/user/email', { method: 'POST', body }),
  })
}

/** Mails the link to the new address again. */
export function useResendEmailChange() {
  return useMutation({
    mutationFn: () => callApi<PendingEmailView>('/api/user/email/resend', { method: 'POST' }),
  })
}

/** Mails the link that confirms the account's own address again. */
export function useResendEmailConfirmation() {
  return useMutation({
    mutationFn: () => callApi<{ email: string }>('/api/user/email/confirmation', { method: 'POST' }),
  })
}

/** Cancels a pending change of address. */
export function useCancelEmailChange() {
  return useMutation({
    mutationFn: () => callApi<{ email: string }>('/api/user/email/cancel', { method: 'POST' }),
  })
}

/** Sets a new password, which signs all other devices out. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordInput) =>
      callApi<{ ended: number }>('/api/user/password', { method: 'POST', body }),
  })
}

/** Confirms the password before a sensitive act. */
export function useConfirmPassword() {
  return useMutation({
    mutationFn: (body: ConfirmPasswordInput) => requestApi('/api/user/confirm', { method: 'POST', body }),
  })
}

/** Signs one other device out. */
export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => callApi<{ id: string }>(`/api/user/sessions/${id}`, { method: 'DELETE' }),
  })
}

/** Creates a code that signs another device in, and ends the previous one. */
export function useCreateSignInLink() {
  return useMutation({
    mutationFn: () => callApi<SignInLinkView>('/api/user/sign-in-link', { method: 'POST' }),
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
