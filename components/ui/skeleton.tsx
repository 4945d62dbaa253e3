import { cn } from './cn'

/** A quiet patch where something will stand; it does not shimmer, because nothing here moves by itself. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('rounded-lg bg-muted', className)} />
}
