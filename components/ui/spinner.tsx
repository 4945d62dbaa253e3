import { cn } from './cn'
import { SpinnerMark } from './spinner-mark'

export function Spinner({ text = 'Indlæser...', className }: { text?: string; className?: string }) {
  return (
    <output className={cn('flex items-center justify-center gap-3 py-10 text-muted-foreground', className)}>
      <SpinnerMark />
      {text}
    </output>
  )
}
