/**
 * What the caller does when a mutation has ended. Runs also when its component is gone by then, or has started the next
 * one, which the callbacks of `mutate` do not.
 */
export type Outcome<R = unknown> = { onDone?: (result: R) => void; onFailed?: (error: Error) => void }
