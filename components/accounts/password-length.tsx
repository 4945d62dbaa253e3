import { cn } from '@/components/ui/cn'

// Length stops guessing; composition rules only make passwords hard to remember (NIST SP 800-63B).
const steps = [
  { from: 1, text: 'For kort endnu' },
  { from: 6, text: 'Kan bruges' },
  { from: 10, text: 'God længde' },
  { from: 16, text: 'Meget god længde' },
] as const

/** A new password's length as text and a bar. Announced when the text changes, not at every keystroke. */
export function PasswordLength({ length }: { length: number }) {
  const reached = steps.filter(({ from }) => length >= from).length
  return (
    <div className={cn('mt-3 flex items-center gap-4', reached === 0 && 'hidden')}>
      <span aria-hidden className="grid h-1 flex-1 grid-cols-4 gap-1">
        {steps.map(({ from }) => (
          <span
            key={from}
            className={cn('rounded-full transition-colors', length >= from ? 'bg-success' : 'bg-border')}
          />
        ))}
      </span>
      <span role="status" className="text-muted-foreground text-sm">
        {steps[reached - 1]?.text}
      </span>
    </div>
  )
}
