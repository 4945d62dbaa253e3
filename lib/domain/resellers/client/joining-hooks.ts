'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/sign-in-hooks'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { ApplyInput } from '@/lib/domain/resellers/application-schema'
import type { RegisterJoiningInput } from '@/lib/domain/resellers/colleague-schema'

/** Asks to become a reseller. The server's refusal is left to the form. */
export function useApply() {
  return useMutation({
    mutationFn: (body: ApplyInput) =>
      callApi<{ received: boolean; hasAccount: boolean }>('/api/reseller-applications', { method: 'POST', body }),
  })
}

/** Posts to one of this concept's addresses; what is said about it is the caller's. */
export function useResellerPost(path: string) {
  return useMutation({ mutationFn: (body: object) => callApi<unknown>(path, { method: 'POST', body }) })
}

/** Makes an account by a link to act for a reseller, and caches the user; toasts as a registration. */
export function useRegisterColleague() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: RegisterJoiningInput) =>
      callApi<{ userData: UserView }>(`/api/reseller-invitations/${encodeURIComponent(token)}/account`, {
        method: 'POST',
        body,
      }),
    onSuccess: ({ userData }) => {
      becomeUser(queries, userData)
      showToast({ title: 'Registrering succesfuldt' })
    },
    onError: (error) =>
      showToast({ title: 'Registrering fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}
