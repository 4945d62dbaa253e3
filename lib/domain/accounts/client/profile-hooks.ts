'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf, requestApi } from '@/lib/client/api'
import { becomeUser, userKey } from '@/lib/domain/accounts/client/sign-in-hooks'
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

const tellFailure = (error: Error) =>
  showToast({ title: 'Fejl', description: messageOf(error), variant: 'destructive' })

/** Gives the account another name; the header greets by it at once. Refusals are told by the form. */
export function useUpdateProfile() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateProfileInput) => callApi<UserView>('/api/user', { method: 'PUT', body }),
    onSuccess: (user) => {
      queries.setQueryData(userKey, user)
      showToast({ title: 'Dine oplysninger er gemt' })
    },
  })
}

/** Asks for another address. Refusals are told by the form. */
export function useRequestEmailChange() {
  return useMutation({
    mutationFn: (body: EmailChangeInput) => callApi<PendingEmailView>('/api/user/email', { method: 'POST', body }),
    onSuccess: ({ email }) => showToast({ title: 'Mailen er på vej', description: `Vi har skrevet til ${email}.` }),
  })
}

/** Mails the link to the new address again. */
export function useResendEmailChange() {
  return useMutation({
    mutationFn: () => callApi<PendingEmailView>('/api/user/email/resend', { method: 'POST' }),
    onSuccess: ({ email }) => showToast({ title: 'Mailen er sendt igen', description: `Vi har skrevet til ${email}.` }),
    onError: tellFailure,
  })
}

/** Mails the link by which the account's own address is confirmed again. */
export function useResendEmailConfirmation() {
  return useMutation({
    mutationFn: () => callApi<{ email: string }>('/api/user/email/confirmation', { method: 'POST' }),
    onSuccess: ({ email }) => showToast({ title: 'Mailen er sendt igen', description: `Vi har skrevet til ${email}.` }),
    onError: tellFailure,
  })
}

/** Keeps the old address. */
export function useCancelEmailChange() {
  return useMutation({
    mutationFn: () => callApi<{ email: string }>('/api/user/email/cancel', { method: 'POST' }),
    onSuccess: ({ email }) =>
      showToast({ title: 'Din adresse er den samme', description: `Vi skriver fortsat til ${email}.` }),
    onError: tellFailure,
  })
}

/** Sets a new password, which signs all other devices out. Refusals are told by the form. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: ChangePasswordInput) =>
      callApi<{ ended: number }>('/api/user/password', { method: 'POST', body }),
    onSuccess: () =>
      showToast({ title: 'Din adgangskode er ændret', description: 'Du er logget ud på alle andre enheder.' }),
  })
}

/** Says the password once more, for sensitive acts. A wrong one is told by the form. */
export function useConfirmPassword() {
  return useMutation({
    mutationFn: (body: ConfirmPasswordInput) => requestApi('/api/user/confirm', { method: 'POST', body }),
  })
}

/** Signs one other device out. */
export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => callApi<{ id: string }>(`/api/user/sessions/${id}`, { method: 'DELETE' }),
    onSuccess: () => showToast({ title: 'Enheden er logget ud' }),
    onError: tellFailure,
  })
}

/** Makes a code that signs another device in; the one before it ends. */
export function useCreateSignInLink() {
  return useMutation({
    mutationFn: () => callApi<SignInLinkView>('/api/user/sign-in-link', { method: 'POST' }),
    onError: tellFailure,
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

/** Signs this device in by the code that another one shows; toasts as a login. */
export function useSignInByLink() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => callApi<SignedInView>(`/api/login/${encodeURIComponent(token)}`, { method: 'POST' }),
    onSuccess: ({ nextStep, ...user }) => {
      if (nextStep) return becomeUser(queries, null)
      becomeUser(queries, user)
      showToast({ title: 'Login succesfuldt', description: `Velkommen tilbage, ${user.fullName || user.username}!` })
    },
    onError: (error) => showToast({ title: 'Login fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}
