'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { usernameField } from '@/lib/domain/accounts/schema'

const typingPauseMs = 400

/** Whether a username can be had, asked when the typing pauses. Undefined while it is not known. */
export function useUsernameFree(typed: string): boolean | undefined {
  const username = usernameField.safeParse(typed)
  const { data } = useQuery({
    queryKey: ['username-free', username.data],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPauseMs))
      signal.throwIfAborted()
      const query = new URLSearchParams({ username: username.data ?? '' })
      return callApi<{ free: boolean }>(`/api/user/username-free?${query}`, { signal })
    },
    enabled: username.success,
    staleTime: 30_000,
    retry: false,
  })
  return data?.free
}
