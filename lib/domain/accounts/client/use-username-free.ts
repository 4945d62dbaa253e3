'use client'

import { useQuery } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { type UsernameFreeView, usernameField } from '@/lib/domain/accounts/schema'
import { usernameFrom } from '@/lib/domain/accounts/username-ideas'

const typingPauseMs = 400

/** Whether a username is free, checked when typing pauses. Undefined until known. */
export function useUsernameFree(typed: string, fullName = ''): UsernameFreeView | undefined {
  const username = usernameField.safeParse(typed)
  const { data } = useQuery({
    queryKey: ['username-free', username.data, fullName],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, typingPauseMs))
      signal.throwIfAborted()
      return askUsernameFree(username.data ?? '', fullName, signal)
    },
    enabled: username.success,
    staleTime: 30_000,
    retry: false,
  })
  return data
}

/** A free username made from the full name, or '' when there is none or the request fails. */
export async function findUsernameFor(fullName: string): Promise<string> {
  const username = usernameFrom(fullName)
  if (!username) return ''
  try {
    const answer = await askUsernameFree(username, fullName)
    return answer.free ? username : (answer.ideas[0] ?? '')
  } catch {
    return ''
  }
}

function askUsernameFree(username: string, fullName: string, signal?: AbortSignal): Promise<UsernameFreeView> {
  const query = new URLSearchParams({ username, ...(fullName && { fullName: fullName.slice(0, 120) }) })
  return callApi<UsernameFreeView>(`/api/user/username-free?${query}`, signal ? { signal } : {})
}
