'use client'

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import type {
  EmailLinkInput,
  FinishSetupInput,
  LoginInput,
  LoginView,
  MessageView,
  PasswordResetInput,
  RegisterInput,
  RegisterInvitedInput,
  ResetPasswordInput,
  SetupView,
  SignedInView,
  UserView,
} from '@/lib/domain/accounts/schema'

export { userKey } from '@/lib/domain/accounts/client/session-hooks'

import { userKey } from '@/lib/domain/accounts/client/session-hooks'

/** Signs in and caches the user; toasts as specified. */
export function useLogin() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) =>
      callApi<LoginView>(`/api/login?t=${Date.now()}`, { method: 'POST', body: input }),
    onSuccess: ({ userData, qrCodeLinked, nextStep }) => {
      // The next page asks for more first.
      if (nextStep) return becomeUser(queries, null)
      becomeUser(queries, userData)
      showToast(
        qrCodeLinked
          ? { title: 'QR-kode tilknyttet', description: 'Din QR-kode er nu tilknyttet din konto og klar til brug.' }
          : {
              title: 'Login succesfuldt',
              description: `Velkommen tilbage, ${userData.fullName || userData.username}!`,
            },
      )
    },
    onError: (error) => showToast({ title: 'Login fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Makes an account from a code and caches the user; toasts as specified. */
export function useRegister() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: RegisterInput) =>
      callApi<UserView>(`/api/register?t=${Date.now()}`, { method: 'POST', body: input }),
    onSuccess: (user) => {
      becomeUser(queries, user)
      showToast({ title: 'Registrering succesfuldt' })
    },
    onError: (error) =>
      showToast({ title: 'Registrering fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Makes an account by invitation and caches the user; toasts as a registration. */
export function useRegisterInvited() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: RegisterInvitedInput) => callApi<UserView>('/api/register/invited', { method: 'POST', body }),
    onSuccess: (user) => {
      becomeUser(queries, user)
      showToast({ title: 'Registrering succesfuldt' })
    },
    onError: (error) =>
      showToast({ title: 'Registrering fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}

type Agreement = { action: string; fields: Record<string, string>; told: string }

/** Says yes to the versions of texts that were shown. What went wrong is shown by the notice that asked. */
export function useAgree() {
  return useMutation({
    mutationFn: ({ action, fields }: Agreement) => callApi(action, { method: 'POST', body: fields }),
    onSuccess: (_, { told }) => showToast({ title: told }),
  })
}

/** Finishes an account that was begun at the stone and caches the user; toasts as a registration. */
export function useFinishSetup() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: FinishSetupInput) =>
      callApi<SetupView>(`/api/register/setup/${encodeURIComponent(token)}`, { method: 'POST', body }),
    onSuccess: ({ userData }) => {
      becomeUser(queries, userData)
      showToast({ title: 'Registrering succesfuldt' })
    },
    onError: (error) =>
      showToast({ title: 'Registrering fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Asks for a mail to go on with at home. The answer is shown by the form that asked. */
export function useRequestSetupLink() {
  return useMutation({
    mutationFn: (body: EmailLinkInput) => callApi<MessageView>('/api/register/email-link', { method: 'POST', body }),
  })
}

/** Asks for a link to a new password; toasts as specified. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (body: PasswordResetInput) => callApi<MessageView>('/api/password-reset', { method: 'POST', body }),
    onSuccess: ({ message }) => showToast({ title: 'Anmodning sendt', description: message }),
    onError: (error) => showToast({ title: 'Fejl', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Sets the new password, which signs this device in and all others out. */
export function useResetPassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: ResetPasswordInput) =>
      callApi<SignedInView>(`/api/password-reset/${encodeURIComponent(token)}`, { method: 'POST', body }),
    onSuccess: ({ nextStep, ...user }) => {
      becomeUser(queries, nextStep ? null : user)
      showToast({ title: 'Din adgangskode er ændret', description: 'Du er logget ud på alle andre enheder.' })
    },
    onError: (error) => showToast({ title: 'Fejl', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Signs the account out on every other device. */
export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => callApi<{ ended: number }>('/api/user/end-other-sessions', { method: 'POST' }),
    onSuccess: () => showToast({ title: 'Du er logget ud på alle andre enheder' }),
    onError: (error) => showToast({ title: 'Fejl', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Caches who is signed in now, and forgets whatever was cached for the one before. */
export function becomeUser(queries: QueryClient, user: UserView | null): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] })
  queries.setQueryData(userKey, user)
}
