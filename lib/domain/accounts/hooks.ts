'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import type { LoginInput, LoginView, RegisterInput, UserView } from '@/lib/domain/accounts/schema'

const userKey = ['user'] as const

/** The signed-in user, or null. Stale after 30 seconds, one retry; 401 and failures give null. */
export function useUser() {
  return useQuery({
    queryKey: userKey,
    queryFn: () => callApi<UserView>(`/api/user?t=${Date.now()}`).catch(() => null),
    staleTime: 30_000,
    retry: 1,
  })
}

/** Signs in and caches the user; toasts as specified. */
export function useLogin() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: LoginInput) =>
      callApi<LoginView>(`/api/login?t=${Date.now()}`, { method: 'POST', body: input }),
    onSuccess: ({ userData, qrCodeLinked }) => {
      queries.setQueryData(userKey, userData)
      showToast(
        qrCodeLinked
          ? { title: 'QR-kode tilknyttet', description: 'Din QR-kode er nu tilknyttet din konto og klar til brug.' }
          : {
              title: 'Login succesfuldt',
              description: `Velkommen tilbage, ${userData.fullName || userData.username}!`,
            },
      )
    },
    onError: (error) => showToast({ title: 'Login fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Makes an account from a code and caches the user; toasts as specified. */
export function useRegister() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: RegisterInput) =>
      callApi<UserView>(`/api/register?t=${Date.now()}`, { method: 'POST', body: input }),
    onSuccess: (user) => {
      queries.setQueryData(userKey, user)
      showToast({ title: 'Registrering succesfuldt' })
    },
    onError: (error) =>
      showToast({ title: 'Registrering fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}

/** Signs out, forgets what was cached for the person and goes to the front page. */
export function useLogout() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi(`/api/logout?t=${Date.now()}`, { method: 'POST' }),
    onSuccess: () => {
      queries.clear()
      queries.setQueryData(userKey, null)
      showToast({ title: 'Du er nu logget ud', description: 'Vi håber at se dig igen snart!' })
    },
    onError: (error) => showToast({ title: 'Logout fejlede', description: messageOf(error), variant: 'destructive' }),
  })
}
