import { z } from 'zod'

/** A calendar day as yyyy-mm-dd, from the year 1000: databases and calendars disagree about the year 0. */
export const typedDay = (message?: string) =>
  z.iso.date(message).refine((day) => day >= '1000', message ? { error: message } : {})
