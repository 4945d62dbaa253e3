import '@/lib/shared/input/danish-sentences'
import { z } from 'zod'
import { hasMoreKeysThan } from '@/lib/shared/input/has-more-keys-than'
import { boundedText } from '@/lib/shared/input/typed-text'

/** Values by names of at most 100 characters. Names are counted before the first value is read. */
export function recordOf<S extends z.ZodType>(item: S, most: number) {
  return z.preprocess(
    (value: Readonly<Record<string, z.input<S>>>, context) => {
      if (typeof value !== 'object' || value === null || !hasMoreKeysThan(value, most)) return value
      context.addIssue({ code: 'custom', message: `Der er plads til ${most.toLocaleString('da-DK')}.` })
      return z.NEVER
    },
    z.record(boundedText(100), item),
  )
}
