export const calendarPath = (slug: string) => `/api/memorials/${slug}/funeral.ics`
