import { threadId } from 'node:worker_threads'

// What a drawing might make its thread do.

export const answer = ({ value }: { value: number }) => ({ value, thread: threadId })

export function hang(_: object): never {
  for (;;);
}

export function eat({ megabytes }: { megabytes: number }) {
  const eaten: unknown[] = []
  while (eaten.length < megabytes) eaten.push(Array.from({ length: 131_072 }, (_, at) => at + 0.5))
  return { megabytes: eaten.length }
}

export function refuse(_: object): never {
  throw new Error('not this one')
}
