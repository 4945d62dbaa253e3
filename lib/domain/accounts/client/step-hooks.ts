'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import type {
  ChooseNewPasswordInput,
  LoginInput,
  LoginView,
  PasswordAdvice,
  ProveFactorInput,
  ResetPasswordInput,
  SetUpFactorInput,
  SignedInView,
  StepView,
  UserView,
} from '@/lib/domain/accounts/schema'

type SignedIn = (user: UserView) => void

/** One step of a sign-in. After the last, caches the user, calls `onSignedIn` and navigates to `path`. */
function useStep<I extends object>(address: string, path: string, onSignedIn: SignedIn) {
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: I) => callApi<StepView>(address, { method: 'POST', body }),
    onSuccess: async ({ nextStep }) => {
      if (!nextStep) {
        const user = await callApi<UserView>('/api/user')
        becomeUser(queries, user)
        onSignedIn(user)
      }
      router.push(pathAfterSignIn(nextStep, path))
      router.refresh()
    },
  })
}

/** Proves the second factor with a code from the app, or a recovery code. */
export function useProveFactor(path: string, onSignedIn: SignedIn) {
  return useStep<ProveFactorInput>('/api/login/code', path, onSignedIn)
}

/** Sets up the offered key. */
export function useSetUpFactor(path: string, onSignedIn: SignedIn) {
  return useStep<SetUpFactorInput>('/api/user/second-factor', path, onSignedIn)
}

/** Replaces a common password during a sign-in. */
export function useChooseNewPassword(path: string, onSignedIn: SignedIn) {
  return useStep<ChooseNewPasswordInput>('/api/login/password', path, onSignedIn)
}

const typingPauseMs = 500
const shortestAsked = 6

/** Whether a password is a common one, checked when typing pauses. False until known. */
export function useIsCommonPassword(password: string): boolean {
  const { data } = useQuery({
    queryKey: ['password-advice', password],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPauseMs))
      signal.throwIfAborted()
      return callApi<PasswordAdvice>('/api/user/password-advice', { method: 'POST', body: { password }, signal })
    },
    enabled: password.length >= shortestAsked && password.length <= 200,
    // The query key holds the password, so it is not cached.
    gcTime: 0,
    retry: false,
  })
  return data?.isCommon ?? false
}

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
