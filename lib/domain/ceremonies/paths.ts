/** The programme as a PDF, by slug. */
export const programmeFile = (slug: string) => `/api/memorials/${slug}/programme.pdf`
/** Where it is sent and removed. */
export const programmeCall = (memorialId: string) => `/api/memorials/${memorialId}/programme`
export const calendarPath = (slug: string) => `/api/memorials/${slug}/funeral.ics`
