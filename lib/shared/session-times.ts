export const sessionMaxAgeSeconds = 30 * 24 * 3600
/** Staff sessions end after 12 hours, and after one hour without activity. */
export const staffSessionMaxAgeSeconds = 12 * 3600
export const staffIdleMs = 3600_000
/** How long an entered password allows sensitive acts. */
export const confirmationMs = 10 * 60_000
