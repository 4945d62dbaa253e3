'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/sign-in-hooks'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { JoinedView, RegisterMemberInput } from '@/lib/domain/members/schema'

/** Posts to one of this concept's addresses; what is said about it is the caller's. */
export function usePost<T = unknown>(path: string) {
  return useMutation({ mutationFn: (body: object) => callApi<T>(path, { method: 'POST', body }) })
}

/** Makes an account by an invitation to take part, and caches the user; toasts as a registration. */
export function useRegisterMember() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ token, ...body }: RegisterMemberInput) =>
      callApi<{ userData: UserView; memorial: JoinedView }>(
        `/api/invitations/${encodeURIComponent(token)}/join/account`,
        { method: 'POST', body },
      ),
    onSuccess: ({ userData }) => {
      becomeUser(queries, userData)
      showToast({ title: 'Registrering succesfuldt' })
    },
    onError: (error) =>
      showToast({ title: 'Registrering fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}
