import type { UserView } from '@/lib/domain/accounts/schema'

export const userViewColumns = { id: true, username: true, fullName: true, email: true, isAdmin: true } as const

/** What the browser receives about an account, without the row's other columns. */
export function userView({ id, username, fullName, email, isAdmin }: UserView): UserView {
  return { id, username, fullName, email, isAdmin }
}
