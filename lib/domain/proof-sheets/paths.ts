import type { FormValues } from '@/lib/server/command'

const key = encodeURIComponent

/** Resellers and administrators each have their own pages for the same sheets. */
export const sheetAreas = { reseller: '/reseller-dashboard/proof-sheets', admin: '/admin/qr-production/proof-sheets' }
export type SheetArea = keyof typeof sheetAreas

export const sheetPath = (area: SheetArea, id: string) => `${sheetAreas[area]}/${key(id)}`
/** The family's page behind the link in its mail. */
export const familySheetPath = (token: string) => `/invitation/${key(token)}/proof-sheet`
export const sheetCall = (id: string) => `/api/proof-sheets/${key(id)}`
export const familySheetCall = (token: string) => `/api/proof-sheets/by-link/${key(token)}`

/** The page that a plain form was sent from and returns to. */
export function areaOf(values: FormValues): SheetArea {
  return values.area === 'admin' ? 'admin' : 'reseller'
}
