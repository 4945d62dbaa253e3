import 'server-only'
import { z } from 'zod'
import { type UsernameFreeView, type UserView, usernameFreeInput } from '@/lib/domain/accounts/schema'
import { usernameIdeas } from '@/lib/domain/accounts/username-ideas'
import { anyone, anySignedIn } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { usernameKeyOf } from '@/lib/shared/identity-keys'

/** The signed-in account. */
export const getUser = defineRead({
  name: 'accounts.get-user',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: ({ kind, userId, username, fullName, email }): UserView => ({
    ...{ id: userId, username, fullName, email },
    isAdmin: kind === 'administrator',
  }),
})

export type PremiumStatusView = { isPremium: boolean; plan: 'basis'; until: string | null }

/** The account's plan: always the one that comes with the stone. */
export const getPremiumStatus = defineRead({
  name: 'accounts.get-premium-status',
  session: 'required',
  input: z.object({}),
  authorize: anySignedIn,
  run: (): PremiumStatusView => ({ isPremium: false, plan: 'basis', until: null }),
})

/** Whether a username is free; if not, up to three similar ones that are. */
export const checkUsername = defineRead({
  name: 'accounts.check-username',
  session: 'optional',
  input: usernameFreeInput,
  // Against enumerating usernames.
  limits: (_, { address }) => [{ name: 'username-free', key: address, points: 120, seconds: 600 }],
  authorize: anyone,
  run: async (_, { username, fullName }): Promise<UsernameFreeView> => {
    const ideas = usernameIdeas(username, fullName)
    const rows = await db.user.findMany({
      where: { usernameKey: { in: [username, ...ideas].map(usernameKeyOf) } },
      select: { usernameKey: true },
    })
    const taken = new Set(rows.map(({ usernameKey }) => usernameKey))
    if (!taken.has(usernameKeyOf(username))) return { free: true }
    return { free: false, ideas: ideas.filter((idea) => !taken.has(usernameKeyOf(idea))).slice(0, 3) }
  },
})
