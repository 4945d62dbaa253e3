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

/** Gives the account another name; the header greets by it at once. */
export function useUpdateProfile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateProfileInput) => callApi<UserView>('/api/user', { method: 'PUT', body }),
    onSuccess: (user) => queries.setQueryData(userKey, user),
  })
}

/** Asks for another address. */
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

/** Mails the link by which the account's own address is confirmed again. */
export function useResendEmailConfirmation() {
  return useMutation({
    mutationFn: () => callApi<{ email: string }>('/api/user/email/confirmation', { method: 'POST' }),
  })
}

/** Keeps the old address. */
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

/** Says the password once more, for sensitive acts. */
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

/** Makes a code that signs another device in; the one before it ends. */
export function useCreateSignInLink() {
  return useMutation({
    mutationFn: () => callApi<SignInLinkView>('/api/user/sign-in-link', { method: 'POST' }),
  })
}

/** Asks every three seconds whether the shown code was used, until it was, has ended or is no longer `watched`. */
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

/** Signs this device in by the code that another one shows. */
export function useSignInByLink() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => callApi<SignedInView>(`/api/login/${encodeURIComponent(token)}`, { method: 'POST' }),
    onSuccess: ({ nextStep, ...user }) => becomeUser(queries, nextStep ? null : user),
  })
}
