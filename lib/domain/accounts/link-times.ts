/** How long links to an account are valid, in milliseconds or days; texts and mails take their words from here. */
export const passwordResetMs = 3600_000
export const accountSetupDays = 7
/** For links that `npm run admin` prints and that are passed on manually. */
export const staffSetupMs = 24 * 3600_000
export const emailChangeMs = 24 * 3600_000
export const signInMs = 5 * 60_000
