'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { JoinedView, RegisterMemberInput } from '@/lib/domain/members/schema'

/** Creates an account from an invitation to join, and caches the user. */
export function useRegisterMember() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: RegisterMemberInput) =>
      callApi<{ userData: UserView; memorial: JoinedView }>(
        `/api/invitations/${encodeURIComponent(token)}/join/account`,
        { method: 'POST', body },
      ),
    onSuccess: ({ userData }) => becomeUser(queries, userData),
  })
}
