'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { showToast } from '@/components/ui/toast'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/sign-in-hooks'
import { pathAfterSignIn } from '@/lib/domain/accounts/form-paths'
import type {
  ChooseNewPasswordInput,
  PasswordAdvice,
  ProveFactorInput,
  SetUpFactorInput,
  StepView,
  UserView,
} from '@/lib/domain/accounts/schema'

/** One step of a sign-in. When it was the last, it caches the user, toasts as a login and goes on to `path`. */
function useStep<I extends object>(address: string, path: string) {
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (body: I) => callApi<StepView>(address, { method: 'POST', body }),
    onSuccess: async ({ nextStep }) => {
      if (!nextStep) {
        const user = await callApi<UserView>('/api/user')
        becomeUser(queries, user)
        showToast({ title: 'Login succesfuldt', description: `Velkommen tilbage, ${user.fullName || user.username}!` })
      }
      router.push(pathAfterSignIn(nextStep, path))
      router.refresh()
    },
  })
}

/** The code from the app, or a recovery code. Refusals are told by the form. */
export function useProveFactor(path: string) {
  return useStep<ProveFactorInput>('/api/login/code', path)
}

/** Takes the offered key into use. Refusals are told by the form. */
export function useSetUpFactor(path: string) {
  return useStep<SetUpFactorInput>('/api/user/second-factor', path)
}

/** Another password in place of one that everybody tries first. Refusals are told by the form. */
export function useChooseNewPassword(path: string) {
  return useStep<ChooseNewPasswordInput>('/api/login/password', path)
}

/** Takes the offered recovery codes into use. Refusals are told by the form. */
export function useReplaceRecoveryCodes() {
  const router = useRouter()
  return useMutation({
    mutationFn: (body: { saved: boolean }) => callApi('/api/user/recovery-codes', { method: 'POST', body }),
    onSuccess: () => {
      showToast({ title: 'De nye nødkoder gælder nu' })
      router.push('/profile#sikkerhed')
      router.refresh()
    },
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
