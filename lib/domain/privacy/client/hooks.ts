'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { DeletionForm, RegisterHeirInput, RequestedView, TakenOverView } from '@/lib/domain/privacy/schema'

/** Requests the account's deletion in seven days. */
export function useRequestDeletion() {
  return useMutation({
    mutationFn: (body: DeletionForm) => callApi<RequestedView>('/api/user/deletion', { method: 'POST', body }),
  })
}

/** Cancels the deletion. */
export function useCancelDeletion() {
  return useMutation({
    mutationFn: () => callApi('/api/user/deletion', { method: 'DELETE' }),
  })
}

/** Creates an account from an invitation to take a page over, and caches the user. */
export function useRegisterHeir() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: RegisterHeirInput) =>
      callApi<{ userData: UserView; memorial: TakenOverView }>(
        `/api/invitations/${encodeURIComponent(token)}/account`,
        {
          method: 'POST',
          body,
        },
      ),
    onSuccess: ({ userData }) => becomeUser(queries, userData),
  })
}
