/** The columns of a request that say who asks. */
export const askerColumns = {
  askerName: true,
  askerEmail: true,
  user: { select: { id: true, fullName: true, email: true } },
} as const

type Asking = {
  askerName: string | null
  askerEmail: string | null
  user: { id: string; fullName: string; email: string } | null
}

/** Who asks for a page: the account, or the name and address of somebody who has none. */
export function askerOf({ user, askerName, askerEmail }: Asking): {
  id: string | null
  fullName: string
  email: string
} {
  return user ?? { id: null, fullName: askerName ?? '', email: askerEmail ?? '' }
}
