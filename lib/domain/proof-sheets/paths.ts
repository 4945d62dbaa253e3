import type { FormValues } from '@/lib/server/command'

const key = encodeURIComponent

/** Resellers and administrators each have their own pages for the same sheets. */
export const sheetRooms = { reseller: '/reseller-dashboard/proof-sheets', house: '/admin/qr-production/proof-sheets' }
export type SheetRoom = keyof typeof sheetRooms

export const sheetPath = (room: SheetRoom, id: string) => `${sheetRooms[room]}/${key(id)}`
/** The family's page behind the link in its mail. */
export const familySheetPath = (token: string) => `/invitation/${key(token)}/proof-sheet`
export const sheetCall = (id: string) => `/api/proof-sheets/${key(id)}`
export const familySheetCall = (token: string) => `/api/proof-sheets/by-link/${key(token)}`

/** The page that a plain form was sent from and returns to. */
export function roomOf(values: FormValues): SheetRoom {
  return values.room === 'house' ? 'house' : 'reseller'
}
