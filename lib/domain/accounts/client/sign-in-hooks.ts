'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import type { LoginInput, LoginView, ResetPasswordInput, SignedInView } from '@/lib/domain/accounts/schema'

/** Signs in and caches the user when no step is left. */
export function useLogin() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) =>
      callApi<LoginView>(`/api/login?t=${Date.now()}`, { method: 'POST', body: input }),
    onSuccess: ({ userData, nextStep }) => becomeUser(queries, nextStep ? null : userData),
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
