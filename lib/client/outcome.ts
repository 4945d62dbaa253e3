/**
 * The caller's callbacks when a mutation ends. Unlike the callbacks of `mutate`, they run even if the component has
 * unmounted or started the next mutation.
 */
export type Outcome<R = unknown> = { onDone?: (result: R) => void; onFailed?: (error: Error) => void }
