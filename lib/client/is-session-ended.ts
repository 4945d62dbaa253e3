import { ApiError } from '@/lib/client/api'

/** Whether a call was refused because the session has ended. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
