const key = encodeURIComponent

/** The addresses of this concept. Resellers and the house each have their own rooms for the same sheets. */
export const sheetRooms = { reseller: '/reseller-dashboard/proof-sheets', house: '/admin/qr-production/proof-sheets' }
export type SheetRoom = keyof typeof sheetRooms

export const sheetPath = (room: SheetRoom, id: string) => `${sheetRooms[room]}/${key(id)}`
/** The family's page behind the link in its mail. */
export const familySheetPath = (token: string) => `/invitation/${key(token)}/proof-sheet`
export const sheetCall = (id: string) => `/api/proof-sheets/${key(id)}`
export const familySheetCall = (token: string) => `/api/proof-sheets/by-link/${key(token)}`
