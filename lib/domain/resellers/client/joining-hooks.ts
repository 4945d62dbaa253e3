'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { ApplyInput } from '@/lib/domain/resellers/application-schema'
import type { RegisterJoiningInput } from '@/lib/domain/resellers/colleague-schema'

/** Sends an application to become a reseller. */
export function useApply() {
  return useMutation({
    mutationFn: (body: ApplyInput) =>
      callApi<{ received: boolean; hasAccount: boolean }>('/api/reseller-applications', { method: 'POST', body }),
  })
}

/** Creates an account from a reseller's invitation link, and caches the user. */
export function useRegisterColleague() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: RegisterJoiningInput) =>
      callApi<{ userData: UserView }>(`/api/reseller-invitations/${encodeURIComponent(token)}/account`, {
        method: 'POST',
        body,
      }),
    onSuccess: ({ userData }) => becomeUser(queries, userData),
  })
}
