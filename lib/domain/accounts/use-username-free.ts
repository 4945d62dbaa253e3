'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { type UsernameFreeView, usernameField } from '@/lib/domain/accounts/schema'

const typingPauseMs = 400

/** Whether a username can be had, asked when the typing pauses. Undefined while it is not known. */
export function useUsernameFree(typed: string, fullName = ''): UsernameFreeView | undefined {
  const username = usernameField.safeParse(typed)
  const { data } = useQuery({
    queryKey: ['username-free', username.data, fullName],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPauseMs))
      signal.throwIfAborted()
      const query = new URLSearchParams({
        username: username.data ?? '',
        ...(fullName && { fullName: fullName.slice(0, 120) }),
      })
      return callApi<UsernameFreeView>(`/api/user/username-free?${query}`, { signal })
    },
    enabled: username.success,
    staleTime: 30_000,
    retry: false,
  })
  return data
}
