import { ApiError } from '@/lib/client/api'

/** Whether a call was refused because nobody is signed in any more. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
