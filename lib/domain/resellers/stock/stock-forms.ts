import { codesField, stockListInput } from '@/lib/domain/resellers/stock/schema'
import type { FormValues } from '@/lib/server/command'
import { withQuery } from '@/lib/shared/with-query'

/** Names of the forms, by which drafts are found. */
export const stockFormName = 'lager'
export const preparedPageFormName = 'forbered'
export const reportLostFormName = 'meld-vaek'
export const placeOrderFormName = 'bestil'
export const offeredPageFormName = 'forberedt'

const listPath = '/reseller-dashboard/codes'

/** A code's page on the dashboard. */
export function stockCodePath(code: string): string {
  return `${listPath}/${encodeURIComponent(code)}`
}

/** Where a change is confirmed: on the code's page if it was the only one, else on the list. */
export function changedPath(what: 'udleveret' | 'tilbage', codes: string[]): string {
  const [only] = codes
  return `${codes.length === 1 && only ? stockCodePath(only) : listPath}?gjort=${what}&antal=${codes.length}`
}

/** The page that a refused form came from: the search if a part of it was chosen, the code's page or the list. */
export function stockPath({ choice, codes, search, package: packageId }: FormValues): string {
  if (choice) return withQuery(listPath, stockListInput.parse({ search, package: packageId }))
  const typed = codesField.safeParse(codes)
  const [only] = typed.success ? typed.data : []
  return typed.success && typed.data.length === 1 && only ? stockCodePath(only) : listPath
}
