import 'server-only'
import { type CodeSearch, searchedPrefix } from '@/lib/domain/packages/code-list-schema'
import { Prisma } from '@/lib/server/db'

/** What a search asks of the columns of "QrCode", to be joined by AND; never empty. */
export function codeConditions({ search, state, reseller, package: packageId }: CodeSearch): Prisma.Sql[] {
  const prefix = searchedPrefix(search)
  const conditions = [
    ...(prefix
      ? [
          Prisma.sql`code ~>=~ ${prefix}::bpchar`,
          // Behind everything that begins with it: no code has a tilde.
          Prisma.sql`code ~<~ ${`${prefix}~`}::bpchar`,
        ]
      : []),
    ...(packageId ? [Prisma.sql`"packageId" = ${packageId}::uuid`] : []),
    ...(state ? [Prisma.sql`state = ${state}::"QrCodeState"`] : []),
    ...(reseller === 'none' ? [Prisma.sql`"resellerId" IS NULL`] : []),
    ...(reseller && reseller !== 'none' ? [Prisma.sql`"resellerId" = ${reseller}::uuid`] : []),
  ]
  return conditions.length > 0 ? conditions : [Prisma.sql`true`]
}
