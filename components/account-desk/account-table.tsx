import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { kindText, notSeenText } from '@/lib/domain/account-desk/copy'
import { accountPath } from '@/lib/domain/account-desk/paths'
import type { AccountSort, AccountSummary } from '@/lib/domain/account-desk/schema'
import { formatDate, formatRelative } from '@/lib/shared/danish-time'
import { AccountBadge } from './account-badge'

/** One account per row; the name links to its page in the console. */
export function AccountTable({ accounts, sorting }: { accounts: AccountSummary[]; sorting: Sorting<AccountSort> }) {
  return (
    <Table caption="Konti">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="name">
            Navn
          </SortHeader>
          <SortHeader sorting={sorting} by="email" isSecondary>
            Mail
          </SortHeader>
          <TableHeader isSecondary>Type</TableHeader>
          <TableHeader>Status</TableHeader>
          <SortHeader sorting={sorting} by="created" isSecondary>
            Oprettet
          </SortHeader>
          <TableHeader isSecondary>Sidst set</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {accounts.map((account) => (
          <TableRow key={account.id}>
            <TableCell className="min-w-36 max-w-80 wrap-anywhere">
              <TouchLink href={accountPath(account.id)} prefetch={false} className="font-semibold">
                {account.fullName}
              </TouchLink>
              <span className="block text-muted-foreground">{account.username}</span>
              <span className="block text-muted-foreground sm:hidden">{account.email}</span>
            </TableCell>
            <TableCell isSecondary className="max-w-72 wrap-anywhere">
              {account.email}
            </TableCell>
            <TableCell isSecondary>{kindText(account)}</TableCell>
            <TableCell>
              <AccountBadge state={account.state} />
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {formatDate(new Date(account.createdAt))}
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {account.lastSeenAt ? (
                formatRelative(new Date(account.lastSeenAt))
              ) : (
                <span className="text-muted-foreground">{notSeenText}</span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
