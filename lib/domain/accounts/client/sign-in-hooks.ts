'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
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

/** Signs in and caches the user when no step is left. */
export function useLogin() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) =>
      callApi<LoginView>(`/api/login?t=${Date.now()}`, { method: 'POST', body: input }),
    onSuccess: ({ userData, nextStep }) => becomeUser(queries, nextStep ? null : userData),
  })
}

/** Creates an account from a code and caches the user. */
export function useRegister() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: RegisterInput) =>
      callApi<UserView>(`/api/register?t=${Date.now()}`, { method: 'POST', body: input }),
    onSuccess: (user) => becomeUser(queries, user),
  })
}

/** Creates an account from an invitation and caches the user. */
export function useRegisterInvited() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: RegisterInvitedInput) => callApi<UserView>('/api/register/invited', { method: 'POST', body }),
    onSuccess: (user) => becomeUser(queries, user),
  })
}

type Agreement = { action: string; fields: Record<string, string> }

/** Accepts the versions of the legal texts that were shown. */
export function useAgree() {
  return useMutation({
    mutationFn: ({ action, fields }: Agreement) => callApi(action, { method: 'POST', body: fields }),
  })
}

/** Finishes an account that was started at the stone and caches the user. */
export function useFinishSetup() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: FinishSetupInput) =>
      callApi<SetupView>(`/api/register/setup/${encodeURIComponent(token)}`, { method: 'POST', body }),
    onSuccess: ({ userData }) => becomeUser(queries, userData),
  })
}

/** Requests a mailed link for finishing the account at home. */
export function useRequestSetupLink() {
  return useMutation({
    mutationFn: (body: EmailLinkInput) => callApi<MessageView>('/api/register/email-link', { method: 'POST', body }),
  })
}

/** Requests a link to a new password. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (body: PasswordResetInput) => callApi<MessageView>('/api/password-reset', { method: 'POST', body }),
  })
}

/** Sets the new password, which signs this device in and all others out. */
export function useResetPassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: ResetPasswordInput) =>
      callApi<SignedInView>(`/api/password-reset/${encodeURIComponent(token)}`, { method: 'POST', body }),
    onSuccess: ({ nextStep, ...user }) => becomeUser(queries, nextStep ? null : user),
  })
}

/** Signs the account out on every other device. */
export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => callApi<{ ended: number }>('/api/user/end-other-sessions', { method: 'POST' }),
  })
}
