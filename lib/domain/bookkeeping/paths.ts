const key = encodeURIComponent

/** The paths of this concept's pages. */
export const invoicesPath = '/admin/invoices'
export const invoicePath = (id: string) => `${invoicesPath}/${key(id)}`
export const bankPath = `${invoicesPath}/bank`
export const bankFilePath = (id: string) => `${bankPath}?file=${key(id)}`
/** The bank page with its choices in the address. */
export function bankQueryPath(choices: Readonly<Record<string, string | undefined>>): string {
  return withQuery(bankPath, choices)
}
export const vatPath = `${invoicesPath}/moms`
export const revenuePath = `${invoicesPath}/revenue`
export const paymentsPath = '/admin/payments'
export const paymentDeskPath = (id: string) => `${paymentsPath}/${key(id)}`
export const differencesPath = `${paymentsPath}/differences`
export const resellerInvoicesPath = '/reseller-dashboard/invoices'

/** A path with the choices that are made. */
export function withQuery(path: string, choices: Readonly<Record<string, string | undefined>>): string {
  const made = Object.entries(choices).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return made.length > 0 ? `${path}?${new URLSearchParams(made)}` : path
}
