import { notFound } from 'next/navigation'
import type { z } from 'zod'
import { orNull } from '@/lib/server/read'

/** What a page shows. Where the read is refused or finds nothing, the address does not exist. */
export async function orNotFound<R>(answer: Promise<R>): Promise<NonNullable<R>> {
  return (await orNull(answer)) ?? notFound()
}

/** What the address asks for. An address that cannot be meant does not exist. */
export function inputOrNotFound<S extends z.ZodType>(schema: S, asked: unknown): z.output<S> {
  const input = schema.safeParse(asked)
  return input.success ? input.data : notFound()
}
