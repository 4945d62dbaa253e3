import type { ReactNode } from 'react'
import { cn } from './cn'

type EmptyStateProps = {
  /** A drawing from components/drawings; decorative. */
  drawing?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** What one can do about it. */
  action?: ReactNode
  className?: string
}

export function EmptyState({ drawing, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn('mx-auto max-w-form py-10 text-center', className)}>
      {drawing && <div className="mx-auto mb-6 max-w-64 overflow-hidden rounded-2xl">{drawing}</div>}
      <p className="font-serif text-xl">{title}</p>
      {text && <p className="mt-2 text-muted-foreground">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
