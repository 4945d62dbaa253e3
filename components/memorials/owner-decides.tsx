import { cn } from '@/components/ui/cn'

type OwnerDecidesProps = {
  /** As the owner is shown to those who take part; null when nobody owns the page. */
  ownerName: string | null
  /** What only the owner can do, after 'kan': 'vælge, hvem der må se siden'. */
  what: string
  className?: string
}

/** Stands where the owner finds something to choose: that there is something, and whom to ask for it. */
export function OwnerDecides({ ownerName, what, className }: OwnerDecidesProps) {
  return (
    <p className={cn('rounded-lg bg-muted px-5 py-4', className)}>
      {ownerName === null
        ? `Den, der ejer siden, kan ${what}. Lige nu har siden ingen ejer.`
        : `${ownerName}, som ejer siden, kan ${what}.`}
    </p>
  )
}
