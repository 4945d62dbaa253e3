import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AccountFilters } from '@/components/account-desk/account-filters'
import { AccountTable } from '@/components/account-desk/account-table'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { accountsPath } from '@/lib/domain/account-desk/paths'
import { canManageAccounts } from '@/lib/domain/account-desk/policy'
import { listAccounts } from '@/lib/domain/account-desk/queries'
import { accountListInput, accountListQuery } from '@/lib/domain/account-desk/schema'
import type { PageQuery } from '@/lib/domain/accounts/page-params'
import { currentActor } from '@/lib/server/actor'

export const metadata: Metadata = { title: 'Konti' }

export default async function AccountsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canManageAccounts(actor)) notFound()
  const filter = accountListInput.parse(query)
  const { items, nextCursor } = await listAccounts(actor, filter)
  return (
    <PageBody width="page" className="space-y-8">
      <PageHeader title="Konti" intro="Familier, forhandlere og medarbejdere." className="mb-2" />
      <AccountFilters filter={filter} />
      {items.length > 0 ? (
        <AccountTable accounts={items} />
      ) : (
        <EmptyState title="Ingen konti passer" text="Prøv med færre ord, eller søg blandt alle." />
      )}
      {nextCursor && <LoadMore href={`${accountsPath}?${accountListQuery({ ...filter, cursor: nextCursor })}`} />}
    </PageBody>
  )
}
