import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'

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

/** A path with the choices that are made. */
export function withQuery(path: string, choices: Readonly<Record<string, string | undefined>>): string {
  const made = Object.entries(choices).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return made.length > 0 ? `${path}?${new URLSearchParams(made)}` : path
}
