import { cn } from './cn'

type ProgressProps = {
  /** 0 to 100; leave it out while the end is unknown. */
  value?: number
  label: string
  /** Shown to the right, e.g. '3 af 12'. */
  detail?: string
  className?: string
}

export function Progress({ value, label, detail, className }: ProgressProps) {
  return (
    <div className={cn('space-y-1.5', className)}>
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        {detail && <span className="text-muted-foreground tabular-nums">{detail}</span>}
      </div>
      <progress
        aria-label={label}
        max={100}
        value={value}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-stone-200 dark:bg-accent [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[width]"
      />
    </div>
  )
}
