import type { ReactNode } from 'react'
import { cn } from './cn'

type PageHeaderProps = { title: ReactNode; intro?: ReactNode; actions?: ReactNode; className?: string }

export function PageHeader({ title, intro, actions, className }: PageHeaderProps) {
  return (
    <header className={cn('mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-5', className)}>
      <div className="min-w-0 max-w-measure">
        <h1 className="text-3xl">{title}</h1>
        {intro && <p className="mt-3 text-lg text-muted-foreground">{intro}</p>}
      </div>
      {actions && <div className="flex min-w-0 flex-wrap gap-3 hyphens-auto wrap-anywhere">{actions}</div>}
    </header>
  )
}
