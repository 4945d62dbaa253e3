import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AccountFilters } from '@/components/account-desk/account-filters'
import { AccountTable } from '@/components/account-desk/account-table'
import { ConsoleList } from '@/components/admin/console-list'
import { accountsPath } from '@/lib/domain/account-desk/paths'
import { listAccounts } from '@/lib/domain/account-desk/queries'
import { accountListInput, accountListQuery } from '@/lib/domain/account-desk/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Konti' }

export default async function AccountsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = accountListInput.parse(query)
  const page = await orNull(listAccounts(actor, filter))
  if (!page) notFound()
  const { items, nextCursor } = page
  return (
    <ConsoleList
      title="Konti"
      intro="Familier, forhandlere og medarbejdere."
      filters={<AccountFilters filter={filter} />}
      table={items.length > 0 ? <AccountTable accounts={items} /> : null}
      empty={{ title: 'Ingen konti passer', text: 'Prøv med færre ord, eller søg blandt alle.' }}
      more={nextCursor ? { href: `${accountsPath}?${accountListQuery({ ...filter, cursor: nextCursor })}` } : null}
    />
  )
}
