import { cn } from '@/components/ui/cn'

type OwnerDecidesProps = {
  /** The owner's name as members see it; null when the page has no owner. */
  ownerName: string | null
  /** What only the owner can do, after 'kan': 'vælge, hvem der må se siden'. */
  what: string
  className?: string
}

/** Shown to others in place of an owner's choice: what it is, and who can make it. */
export function OwnerDecides({ ownerName, what, className }: OwnerDecidesProps) {
  return (
    <p className={cn('rounded-lg bg-muted px-5 py-4', className)}>
      {ownerName === null
        ? `Den, der ejer siden, kan ${what}. Lige nu har siden ingen ejer.`
        : `${ownerName}, som ejer siden, kan ${what}.`}
    </p>
  )
}
