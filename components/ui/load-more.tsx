import { Button } from './button'
import { buttonVariants } from './button-variants'
import { Link } from './link'

type LoadMoreProps = {
  label?: string
} & ({ href: string } | { onClick: () => void; pending: boolean })

/** The next piece of a list paged by cursor: a link where the address carries the cursor, else a button. */
export function LoadMore({ label = 'Vis flere', ...way }: LoadMoreProps) {
  return (
    <div className="flex justify-center py-6">
      {'href' in way ? (
        <Link href={way.href} scroll={false} className={buttonVariants({ variant: 'outline' })}>
          {label}
        </Link>
      ) : (
        <Button variant="outline" onClick={way.onClick} pending={way.pending} pendingText="Henter flere...">
          {label}
        </Button>
      )}
    </div>
  )
}
