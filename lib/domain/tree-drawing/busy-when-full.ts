import 'server-only'
import { DomainError } from '@/lib/server/errors'
import { PoolError } from '@/lib/server/task-pool'

/** For the errors of a thread pool: SERVER_BUSY where too many were waiting, all others as they are. */
export function busyWhenFull(error: unknown): never {
  throw error instanceof PoolError && error.reason === 'full' ? new DomainError('SERVER_BUSY') : error
}
