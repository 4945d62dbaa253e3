'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import type {
  ChooseNewPasswordInput,
  PasswordAdvice,
  ProveFactorInput,
  SetUpFactorInput,
  StepView,
  UserView,
} from '@/lib/domain/accounts/schema'

type SignedIn = (user: UserView) => void

/** One step of a sign-in. When it was the last, it caches the user, calls `onSignedIn` and goes on to `path`. */
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

/** The code from the app, or a recovery code. */
export function useProveFactor(path: string, onSignedIn: SignedIn) {
  return useStep<ProveFactorInput>('/api/login/code', path, onSignedIn)
}

/** Takes the offered key into use. */
export function useSetUpFactor(path: string, onSignedIn: SignedIn) {
  return useStep<SetUpFactorInput>('/api/user/second-factor', path, onSignedIn)
}

/** Another password in place of one that everybody tries first. */
export function useChooseNewPassword(path: string, onSignedIn: SignedIn) {
  return useStep<ChooseNewPasswordInput>('/api/login/password', path, onSignedIn)
}

/** Takes the offered recovery codes into use. */
export function useReplaceRecoveryCodes() {
  return useMutation({
    mutationFn: (body: { saved: boolean }) => callApi('/api/user/recovery-codes', { method: 'POST', body }),
  })
}

const typingPauseMs = 500
const shortestAsked = 6

/** Whether a password is one that everybody tries first, asked when the typing pauses. False while it is not known. */
export function useIsCommonPassword(password: string): boolean {
  const { data } = useQuery({
    queryKey: ['password-advice', password],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPauseMs))
      signal.throwIfAborted()
      return callApi<PasswordAdvice>('/api/user/password-advice', { method: 'POST', body: { password }, signal })
    },
    enabled: password.length >= shortestAsked && password.length <= 200,
    // It is a password: the page forgets it with the question.
    gcTime: 0,
    retry: false,
  })
  return data?.isCommon ?? false
}
