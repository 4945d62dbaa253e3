import { cn } from './cn'

/** A loading placeholder, without animation. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('rounded-lg bg-muted', className)} />
}
