import 'server-only'
import { z } from 'zod'
import {
  type DemoRole,
  demoAccounts,
  demoPackages,
  demoPassword,
  staffRoles,
} from '@/lib/domain/accounts/demo-accounts'
import { keyAsText, openKey, unusedCode } from '@/lib/domain/accounts/second-factor/app-key'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { halfwayOf } from '@/lib/shared/actor'

/** The demo's credentials, codes by state, and pages. Throws NOT_FOUND without demo data. */
export const getDemo = defineRead({
  name: 'demo.get-demo',
  session: 'optional',
  input: z.object({}),
  // The demo's credentials are public where DEMO_DATA is set; elsewhere `run` throws.
  authorize: anyone,
  run: readDemo,
})

/** The one-time code for the caller's unfinished sign-in to a demo account; null for all other callers. */
export const findDemoCode = defineRead({
  name: 'demo.find-demo-code',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: async (actor): Promise<string | null> => {
    const id = halfwayOf(actor)?.userId
    if (!env.DEMO_DATA || !id) return null
    const user = await db.user.findUnique({ where: { id }, select: { usernameKey: true } })
    const factor = (await listDemoFactors()).find(({ username }) => username === user?.usernameKey)
    return factor?.totpCode ?? null
  },
})

async function readDemo() {
  if (!env.DEMO_DATA) throw new DomainError('NOT_FOUND')
  const [codes, memorials, factors] = await Promise.all([listCodes(), listMemorials(), listDemoFactors()])
  if (memorials.length === 0) throw new DomainError('NOT_FOUND')
  const familyPages = new Map(memorials.map(({ slug, visibility }) => [visibility, slug]))
  const free = codes.filter((code) => code.state === 'produced')
  const linked = codes.find((code) => code.slugs.length === 1 && code.slugs[0] === familyPages.get('public'))
  const dual = codes.find((code) => code.slugs.length === 2)
  return {
    users: listUsers(factors),
    codes: {
      free: free.filter((code) => !code.activationCode).map(({ code }) => code),
      freeWithActivation: free.flatMap(({ code, activationCode }) =>
        activationCode ? [{ code, activationCode }] : [],
      ),
      lockedByFamily: codes.find((code) => code.state === 'claimed' && code.owner === demoAccounts.family.username)
        ?.code,
      linked: linked && { code: linked.code, memorialSlug: linked.slugs[0] },
      dual: dual && { code: dual.code, memorialSlugs: dual.slugs },
      blocked: codes.find((code) => code.state === 'blocked')?.code,
    },
    memorials: {
      public: familyPages.get('public'),
      unlisted: familyPages.get('unlisted'),
      private: familyPages.get('members'),
    },
  }
}

/** For staff with the second factor: its key, and a code that is valid now. */
function listUsers(factors: Awaited<ReturnType<typeof listDemoFactors>>) {
  const sign = (role: DemoRole) => {
    const { username } = demoAccounts[role]
    const { totpSecret, totpCode } = factors.find((factor) => factor.username === username) ?? {}
    return { username, password: demoPassword, ...(totpSecret && { totpSecret, totpCode: totpCode ?? undefined }) }
  }
  return {
    admin: sign('admin'),
    family: sign('family'),
    family2: sign('family2'),
    reseller: sign('reseller'),
    production: sign('production'),
  }
}

async function listCodes() {
  const rows = await db.qrCode.findMany({
    where: { package: { name: { in: Object.values(demoPackages) } } },
    orderBy: { id: 'asc' },
    take: 200,
    select: {
      code: true,
      state: true,
      activationCode: true,
      owner: { select: { username: true } },
      links: { orderBy: { position: 'asc' }, select: { memorial: { select: { slug: true } } } },
    },
  })
  return rows.map(({ owner, links, ...row }) => ({
    ...row,
    owner: owner?.username ?? null,
    slugs: links.map(({ memorial }) => memorial.slug),
  }))
}

function listMemorials() {
  return db.memorial.findMany({
    where: {
      state: 'published',
      members: { some: { role: 'owner', user: { usernameKey: demoAccounts.family.username } } },
    },
    // Newest first: readDemo keeps the last of each visibility, not a page made while trying the demo.
    orderBy: { id: 'desc' },
    select: { slug: true, visibility: true },
  })
}

const staffNames = staffRoles.map((role) => demoAccounts[role].username)

type DemoFactor = { username: string; totpSecret: string; totpCode: string | null }

/**
 * The keys of the demo's staff accounts (base32), each with an unused code, or null when all current codes are used.
 * The codes are real and are used up like any other.
 */
export async function listDemoFactors(): Promise<DemoFactor[]> {
  if (!env.DEMO_DATA) return []
  const rows = await db.secondFactor.findMany({
    where: { user: { usernameKey: { in: staffNames } } },
    select: { userId: true, sealedKey: true, usedSteps: true, user: { select: { usernameKey: true } } },
  })
  return rows.flatMap(({ userId, sealedKey, usedSteps, user }) => {
    const key = openKey(userId, sealedKey)
    if (!key) return []
    return [{ username: user.usernameKey, totpSecret: keyAsText(key), totpCode: unusedCode(key, usedSteps) }]
  })
}
