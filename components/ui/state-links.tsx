import { Link } from './link'

type StateLink = { label: string; href: string; isHere: boolean; count?: number }

/** The states of a list as links above it, with how many there are in each. */
export function StateLinks({ label, links }: { label: string; links: StateLink[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-6 border-border border-b font-sans">
      {links.map(({ label: text, href, isHere, count }) => (
        <Link
          key={text}
          href={href}
          scroll={false}
          aria-current={isHere ? 'page' : undefined}
          className="-mb-px flex min-h-touch items-center border-transparent border-b-3 px-1 font-semibold text-muted-foreground no-underline transition-colors duration-fast hover:text-foreground aria-[current]:border-primary aria-[current]:text-foreground"
        >
          {text}
          {count !== undefined && (
            <span className="ml-2 rounded-full bg-primary-soft px-2.5 text-primary-soft-foreground text-sm tabular-nums">
              {count.toLocaleString('da-DK')}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
