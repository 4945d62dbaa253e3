import type { UserView } from '@/lib/domain/accounts/schema'

export const userViewColumns = { id: true, username: true, fullName: true, email: true, isAdmin: true } as const

/** What the browser learns about an account, whatever else the row carries. */
export function userView({ id, username, fullName, email, isAdmin }: UserView): UserView {
  return { id, username, fullName, email, isAdmin }
}
