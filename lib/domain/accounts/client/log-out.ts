import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { forgetTabEntries } from '@/lib/client/tab-storage'
import { becomeUser } from '@/lib/domain/accounts/client/session-hooks'
import { endTabUploads } from '@/lib/domain/media/uploads/client/tab-uploads'

/** Signs out and clears the user's cached data. Loaded when somebody does: most who open a page are not signed in. */
export async function logOut(queries: QueryClient): Promise<void> {
  // Loaded before signing out, so that without a connection neither happens and the user can try again.
  const { leaveDevice } = await import('@/lib/client/leave-device')
  await callApi(`/api/logout?t=${Date.now()}`, { method: 'POST' })
  becomeUser(queries, null)
  endTabUploads()
  forgetTabEntries()
  void leaveDevice()
}
