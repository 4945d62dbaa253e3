import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'
import { withQuery } from '@/lib/shared/with-query'

export const bankPath = `${adminInvoicesPath}/bank`
export const bankFilePath = (id: string) => `${bankPath}?file=${encodeURIComponent(id)}`
/** The bank page with its choices in the address. */
export function bankQueryPath(choices: Readonly<Record<string, string | undefined>>): string {
  return withQuery(bankPath, choices)
}
/** The bank page with one deposit alone, wherever it stands. */
export const bankLinePath = (id: string) => bankQueryPath({ line: id })
export const vatPath = `${adminInvoicesPath}/moms`
export const exportPath = `${adminInvoicesPath}/export`
export const revenuePath = `${adminInvoicesPath}/revenue`
export const resellerInvoicesPath = '/reseller-dashboard/invoices'
