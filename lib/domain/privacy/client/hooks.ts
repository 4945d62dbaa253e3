'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import { becomeUser } from '@/lib/domain/accounts/client/sign-in-hooks'
import type { UserView } from '@/lib/domain/accounts/schema'
import type { DeletionForm, RegisterHeirInput, RequestedView, TakenOverView } from '@/lib/domain/privacy/schema'

/** Asks for the account to be deleted in seven days. Refusals are told by the form. */
export function useRequestDeletion() {
  return useMutation({
    mutationFn: (body: DeletionForm) => callApi<RequestedView>('/api/user/deletion', { method: 'POST', body }),
    onSuccess: ({ message }) => showToast({ title: 'Sletningen er sat i gang', description: message }),
  })
}

/** Takes the deletion back. */
export function useCancelDeletion() {
  return useMutation({
    mutationFn: () => callApi('/api/user/deletion', { method: 'DELETE' }),
    onSuccess: () => showToast({ title: 'Sletningen er stoppet', description: 'Din konto bliver ikke slettet.' }),
    onError: (error) => showToast({ title: 'Fejl', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Makes an account by an invitation to take a page over, and caches the user; toasts as a registration. */
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
    onSuccess: ({ userData }) => {
      becomeUser(queries, userData)
      showToast({ title: 'Registrering succesfuldt' })
    },
    onError: (error) =>
      showToast({ title: 'Registrering fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}
