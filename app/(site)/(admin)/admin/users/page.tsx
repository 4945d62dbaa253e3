import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { AccountTable } from '@/components/account-desk/account-table'
import { ConsoleList } from '@/components/admin/console-list'
import { groupTexts } from '@/lib/domain/account-desk/copy'
import { listAccounts } from '@/lib/domain/account-desk/queries'
import { accountGroups, accountList, accountListInput, accountOrder } from '@/lib/domain/account-desk/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Konti' }

export default async function AccountsPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = accountListInput.parse(query)
  const { items, nextCursor } = await orNotFound(listAccounts(actor, filter))
  const sorting = { list: accountList, filter, order: accountOrder(filter) }
  const links = [undefined, ...accountGroups].map((group) => ({
    label: group ? groupTexts[group] : 'Alle',
    choice: { group },
    isHere: group === filter.group,
  }))
  return (
    <ConsoleList
      title="Konti"
      intro="Familier, forhandlere og medarbejdere."
      sorting={sorting}
      states={{ label: 'Slags', links }}
      kept={{ group: filter.group }}
      table={items.length > 0 ? <AccountTable accounts={items} sorting={sorting} /> : null}
      empty={{ title: 'Ingen konti passer', text: 'Prøv med færre ord, eller søg blandt alle.' }}
      nextCursor={nextCursor}
    />
  )
}
