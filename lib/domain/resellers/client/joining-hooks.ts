'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { RegisterJoiningInput } from '@/lib/domain/resellers/colleague-schema'

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
